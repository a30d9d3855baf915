import type { Trip } from '@ooo/domain/trips/trip.schema';
import { trpc } from '../../../lib/trpc.ts';

const DAY_MS = 86_400_000;

/** Where the trip goes, with coordinates and zone; null if it is unknown. */
export function useDestination({ destination }: Pick<Trip, 'destination'>) {
  return trpc.places.destination.useQuery({ destination }, { staleTime: DAY_MS, gcTime: DAY_MS });
}
