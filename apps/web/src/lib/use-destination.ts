import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useQuery } from '@tanstack/react-query';
import { usePlaceSource } from './place-source.ts';

const DAY_MS = 86_400_000;

/** Where the trip goes, with coordinates and zone; null for a place that nobody knows. */
export function useDestination({ destination }: Pick<Trip, 'destination'>) {
  const source = usePlaceSource();
  return useQuery({
    queryKey: ['destination', destination],
    queryFn: () => source.findDestination(destination),
    staleTime: DAY_MS,
    gcTime: DAY_MS,
  });
}
