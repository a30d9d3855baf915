import type { HoursOfDay } from '@ooo/domain/scheduling/hours-summary';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useWriting } from '../../../lib/format/use-writing.ts';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDestination } from './use-destination.ts';
import { formatDayHours, formatTripHours } from './trip-hours.ts';
import { useNow } from '../../../lib/use-now.ts';

/**
 * Writes when a place is open: on the day that it is visited, else today if the traveller is there, else on the days of
 * the trip.
 */
export function useHoursWords(
  trip: Trip,
): (days: readonly HoursOfDay[], visitDate?: CalendarDate | null) => string {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  const writing = useWriting();
  const today = useNow(useDestination(trip).data?.zone)?.date;
  const on = (days: readonly HoursOfDay[], date: CalendarDate) =>
    formatDayHours(days.find((day) => day.date === date)?.windows ?? null, writing);
  return (days, visitDate) => {
    if (visitDate && days.some(({ date }) => date === visitDate)) {
      return t('hours.onDay', { day: format.day(visitDate), hours: on(days, visitDate) });
    }
    if (today && isTripDate(trip, today)) return t('hours.today', { hours: on(days, today) });
    return formatTripHours(days, writing);
  };
}
