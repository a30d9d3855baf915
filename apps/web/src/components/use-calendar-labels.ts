import { useTranslation } from 'react-i18next';

/** Names for a calendar's arrows, which show no words of their own. */
export function useCalendarLabels() {
  const { t } = useTranslation('forms');
  return {
    previousMonth: t('calendar.previousMonth'),
    nextMonth: t('calendar.nextMonth'),
    previousYear: t('calendar.previousYear'),
    nextYear: t('calendar.nextYear'),
    previousDecade: t('calendar.previousDecade'),
    nextDecade: t('calendar.nextDecade'),
  };
}
