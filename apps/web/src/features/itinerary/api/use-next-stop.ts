import { findNextStop, type NextStop } from '@ooo/domain/itinerary/next-stop';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useDestination } from '../../trip-data/api/use-destination.ts';
import { useNow } from '../../../lib/use-now.ts';
import { useItinerary } from './use-itinerary.ts';

/** The next stop at the destination, updated every minute; undefined before and after the trip. */
export function useNextStop(trip: Trip): NextStop | undefined {
  const now = useNow(useDestination(trip).data?.zone);
  const list = useItinerary(trip);
  return now && list.state === 'loaded' ? findNextStop(list.itinerary.days, now) : undefined;
}
