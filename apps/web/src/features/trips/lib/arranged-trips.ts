import { type ArrangedTrips, arrangeTrips } from '@ooo/domain/trips/trip-order.rules';
import type { TripOverview } from '@ooo/domain/trips/trip-overview.schema';
import { todayAtDestination } from './trip-today.ts';

/** Trips under way or to come, by date, and past trips, the latest first. */
export function arrangeOverviews(
  overviews: readonly TripOverview[],
  now: Date,
): ArrangedTrips<TripOverview> {
  return arrangeTrips(overviews, (overview) => ({
    startDate: overview.trip.startDate,
    endDate: overview.trip.endDate,
    today: todayAtDestination(overview, now),
  }));
}

/** All of them in the order of every list: the first is the current trip. */
export function inOrder(overviews: readonly TripOverview[]): TripOverview[] {
  const { planned, past } = arrangeOverviews(overviews, new Date());
  return [...planned, ...past];
}
