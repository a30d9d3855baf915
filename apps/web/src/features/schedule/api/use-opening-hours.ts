import { openingWeek } from '@ooo/domain/scheduling/opening-range.rules';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useQuery } from '@tanstack/react-query';
import { tripKeys } from '../../../lib/trip-queries.ts';
import { useTripSource } from '../../../lib/trip-source.ts';

/**
 * When the places of a trip are open on a date and the days around it, which an answer holds of every trip;
 * none where there is no date. The screens do without where this fails.
 */
export function useOpeningHours(trip: Trip, date: CalendarDate | undefined) {
  const source = useTripSource();
  const week = openingWeek(trip, date ?? trip.startDate);
  return useQuery({
    queryKey: [...tripKeys.openingHours(trip.id), week],
    queryFn: () => source.listOpeningHours({ tripId: trip.id, ...week }),
    enabled: date !== undefined,
  }).data;
}
