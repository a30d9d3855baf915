import type { forms as en } from '../../en/web/forms.ts';
import type { Translation } from '../../translation.ts';

export const forms: Translation<typeof en> = {
  field: {
    tripName: 'Ponle un nombre al viaje.',
    tripDestination: 'Escribe adónde vas.',
    tripDates: 'Un viaje no puede acabar antes de empezar y dura un año como máximo.',
    placeName: 'Ponle un nombre al lugar.',
    placeDates: 'La fecha final no puede ser anterior a la inicial.',
    tokenName: 'Ponle un nombre al token.',
    ownName: 'Dinos cómo te llamas.',
    email: 'Escribe una dirección de correo, como tu@example.com.',
    age: 'Tienes que tener al menos 13 años.',
    airport: 'El código de un aeropuerto tiene tres letras, como ICN.',
    date: 'Escribe la fecha así: 2025-10-15.',
    time: 'Escribe la hora así: 09:30.',
    tooLong: 'Es demasiado largo. Acórtalo un poco.',
    other: 'Revisa lo que has escrito aquí.',
  },
  calendar: {
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    previousDecade: 'Década anterior',
    nextDecade: 'Década siguiente',
  },
};
