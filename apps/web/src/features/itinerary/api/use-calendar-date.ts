import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PoiId } from '@ooo/domain/shared/ids';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useDestination } from '../../trip-data/api/use-destination.ts';
import { useNow } from '../../../lib/use-now.ts';

interface Shown {
  /** The day that the address names. */
  readonly date: CalendarDate | undefined;
  readonly selectedId: PoiId | undefined;
}

/** The day that the calendar shows: the chosen one, else that of the selected place, else today, else the first. */
export function useCalendarDate(
  trip: Trip,
  pois: readonly Poi[],
  { date, selectedId }: Shown,
): CalendarDate {
  const today = useNow(useDestination(trip).data?.zone)?.date;
  const selectedDate = pois.find(({ id }) => id === selectedId)?.date ?? undefined;
  const days = [date, selectedDate, today];
  return days.find((day) => day && isTripDate(trip, day)) ?? trip.startDate;
}
