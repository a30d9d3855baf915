import type { fields as en } from '../../en/web/fields.ts';
import type { Translation } from '../../translation.ts';

export const fields: Translation<typeof en> = {
  'trip-name': 'Dê um nome à viagem.',
  destination: 'Escreva um destino.',
  'trip-dates': 'Uma viagem não pode acabar antes de começar e dura no máximo um ano.',
  'day-end': 'O dia tem de acabar depois de começar.',
  'place-name': 'Dê um nome ao lugar.',
  'place-dates': 'A data final não pode ser anterior à inicial.',
  'token-name': 'Dê um nome ao token.',
  'invite-code': 'Escreva um código de convite.',
  'invite-code-form': 'Use no máximo 64 letras, algarismos e hífenes.',
  'own-name': 'Diga-nos o seu nome.',
  email: 'Escreva um endereço de e-mail, como nome@example.com.',
  age: 'É preciso ter pelo menos 13 anos.',
  'airport-code': 'O código de um aeroporto tem três letras, como ICN.',
  'no-such-airport': 'Nenhum aeroporto tem o código {{code}}. Procure o aeroporto pela cidade.',
  date: 'Escreva a data assim: 2025-10-15.',
  time: 'Escreva a hora assim: 09:30.',
  'too-long': 'É longo demais. Encurte um pouco.',
  other: 'Verifique este campo.',
};
