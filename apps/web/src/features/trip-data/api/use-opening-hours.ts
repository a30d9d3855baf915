import { openingWeek } from '@ooo/domain/scheduling/opening-range.rules';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { trpc } from '../../../lib/trpc.ts';

/**
 * When the places of a trip are open on a date and the days around it, which an answer holds of every trip; none
 * without a date. If this fails, the screens show no hours.
 */
export function useOpeningHours(trip: Trip, date: CalendarDate | undefined) {
  const week = openingWeek(trip, date ?? trip.startDate);
  return trpc.schedule.openingHours.useQuery(
    { tripId: trip.id, ...week },
    { enabled: date !== undefined },
  ).data;
}

/** The same for up to seven days side by side, both included. */
export function useHoursBetween(trip: Trip, from: CalendarDate, to: CalendarDate) {
  return trpc.schedule.openingHours.useQuery({ tripId: trip.id, from, to }).data;
}
