import type { forms as en } from '../../en/web/forms.ts';
import type { Translation } from '../../translation.ts';

export const forms: Translation<typeof en> = {
  calendar: {
    previousMonth: 'Mês anterior',
    nextMonth: 'Mês seguinte',
    previousYear: 'Ano anterior',
    nextYear: 'Ano seguinte',
    previousDecade: 'Década anterior',
    nextDecade: 'Década seguinte',
  },
};
