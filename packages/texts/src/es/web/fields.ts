import type { fields as en } from '../../en/web/fields.ts';
import type { Translation } from '../../translation.ts';

export const fields: Translation<typeof en> = {
  'trip-name': 'Ponle un nombre al viaje.',
  destination: 'Escribe adónde vas.',
  'trip-dates': 'Un viaje no puede acabar antes de empezar y dura un año como máximo.',
  'day-end': 'El día tiene que terminar después de empezar.',
  'place-name': 'Ponle un nombre al lugar.',
  'place-dates': 'La fecha final no puede ser anterior a la inicial.',
  'token-name': 'Ponle un nombre al token.',
  'invite-code': 'Escribe un código de invitación.',
  'invite-code-form': 'Usa como máximo 64 letras, cifras y guiones.',
  'own-name': 'Dinos cómo te llamas.',
  email: 'Escribe una dirección de correo, como tu@example.com.',
  age: 'Tienes que tener al menos 13 años.',
  'airport-code': 'El código de un aeropuerto tiene tres letras, como ICN.',
  'no-such-airport':
    'Ningún aeropuerto tiene el código {{code}}. Busca el aeropuerto por su ciudad.',
  date: 'Escribe la fecha así: 2025-10-15.',
  time: 'Escribe la hora así: 09:30.',
  'too-long': 'Es demasiado largo. Acórtalo un poco.',
  other: 'Revisa lo que has escrito aquí.',
};
