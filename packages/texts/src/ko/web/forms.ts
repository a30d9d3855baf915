import type { forms as en } from '../../en/web/forms.ts';
import type { Translation } from '../../translation.ts';

export const forms: Translation<typeof en> = {
  calendar: {
    previousMonth: '이전 달',
    nextMonth: '다음 달',
    previousYear: '이전 해',
    nextYear: '다음 해',
    previousDecade: '이전 10년',
    nextDecade: '다음 10년',
  },
};
