import type { Trip } from '@ooo/domain/trips/trip.schema';
import { trpc } from './trpc.ts';

const DAY_MS = 86_400_000;

/** Where the trip goes, with coordinates and zone; null for a place that the atlas does not know. */
export function useDestination(trip: Pick<Trip, 'destination'>) {
  return trpc.places.destination.useQuery(
    { destination: trip.destination },
    { staleTime: DAY_MS, gcTime: DAY_MS },
  );
}
