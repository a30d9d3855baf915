import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { trpc } from '../../../lib/trpc.ts';
import { useDestination } from './use-destination.ts';

const DAY_MS = 86_400_000;
const KEPT = { staleTime: DAY_MS, gcTime: DAY_MS };

interface Surroundings {
  /** The destination is unknown. */
  readonly isUnknown: boolean;
  /** The city of its airport, else the main one of the country that its name ends with; undefined if neither is known. */
  readonly around: Coordinates | undefined;
}

/** Where to search for an unknown destination. */
export function useSurroundings(trip: Pick<Trip, 'destination' | 'arrivalAirport'>): Surroundings {
  const { destination, arrivalAirport } = trip;
  const known = useDestination(trip);
  const isUnknown = known.isFetched && !known.data && destination.trim() !== '';
  const byAirport = trpc.places.destination.useQuery(
    { destination: arrivalAirport ?? '' },
    { ...KEPT, enabled: isUnknown && arrivalAirport !== null },
  );
  const byCountry = trpc.places.destination.useQuery(
    { destination, around: true },
    { ...KEPT, enabled: isUnknown },
  );
  return { isUnknown, around: (byAirport.data ?? byCountry.data)?.coordinates };
}
