import type { forms as en } from '../../en/web/forms.ts';
import type { Translation } from '../../translation.ts';

export const forms: Translation<typeof en> = {
  calendar: {
    previousMonth: 'Mes anterior',
    nextMonth: 'Mes siguiente',
    previousYear: 'Año anterior',
    nextYear: 'Año siguiente',
    previousDecade: 'Década anterior',
    nextDecade: 'Década siguiente',
  },
};
