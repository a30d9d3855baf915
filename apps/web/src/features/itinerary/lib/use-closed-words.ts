import type { DropSource } from '@ooo/domain/itinerary/drop.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { listTripDays } from '@ooo/domain/trips/trip-days.rules';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { isClosedByWeekday } from '../../trip-data/api/closed-words.ts';

/** Says that a place is closed on a date: `Closed on Mondays.` if the trip shows that it always is. */
export function useClosedWords(
  source: DropSource | undefined,
): (poi: Poi, date: CalendarDate) => string {
  const { t } = useTranslation('schedule');
  const format = useFormat();
  return (poi, date) => {
    const days = source
      ? listTripDays(source.trip).map(({ date }) => ({ date, windows: source.hoursOf(poi, date) }))
      : [];
    return isClosedByWeekday(days, date)
      ? t('sheet.room.closedWeekdays', { weekdays: format.weekdays(date) })
      : t('sheet.room.closed', { day: format.day(date) });
  };
}
