import type { forms as en } from '../../en/web/forms.ts';
import type { Translation } from '../../translation.ts';

export const forms: Translation<typeof en> = {
  field: {
    tripName: 'Dê um nome à viagem.',
    tripDestination: 'Escreva um destino.',
    tripDates: 'Uma viagem não pode acabar antes de começar e dura no máximo um ano.',
    placeName: 'Dê um nome ao lugar.',
    placeDates: 'A data final não pode ser anterior à inicial.',
    tokenName: 'Dê um nome ao token.',
    ownName: 'Diga-nos o seu nome.',
    email: 'Escreva um endereço de e-mail, como nome@example.com.',
    age: 'É preciso ter pelo menos 13 anos.',
    airport: 'O código de um aeroporto tem três letras, como ICN.',
    date: 'Escreva a data assim: 2025-10-15.',
    time: 'Escreva a hora assim: 09:30.',
    tooLong: 'É longo demais. Encurte um pouco.',
    other: 'Verifique este campo.',
  },
  calendar: {
    previousMonth: 'Mês anterior',
    nextMonth: 'Mês seguinte',
    previousYear: 'Ano anterior',
    nextYear: 'Ano seguinte',
    previousDecade: 'Década anterior',
    nextDecade: 'Década seguinte',
  },
};
