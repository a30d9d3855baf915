import { tripPhase } from '@ooo/domain/trips/trip-days.rules';
import type { TripOverview } from '../api/use-trips.ts';
import { todayAtDestination } from './trip-today.ts';

/**
 * The trip that comes next: the one that is running, else the earliest that is still to start.
 * The others keep their order.
 */
export function splitNextTrip(
  overviews: readonly TripOverview[],
  now: Date,
): { next: TripOverview | undefined; others: TripOverview[] } {
  const [next] = overviews
    .filter(({ trip }) => tripPhase(trip, todayAtDestination(trip, now)) !== 'past')
    .sort((a, b) => a.trip.startDate.localeCompare(b.trip.startDate));
  return { next, others: overviews.filter((overview) => overview !== next) };
}
