import { toItinerary } from '@ooo/domain/itinerary/itinerary';
import type { Itinerary } from '@ooo/domain/itinerary/itinerary.types';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useDeferredValue, useMemo } from 'react';
import { usePreferences } from '../../../lib/preferences/use-preferences.ts';
import { useDestination } from '../../trip-data/api/use-destination.ts';
import { usePois } from '../../trip-data/api/use-pois.ts';
import { useAirportEvents } from './use-airport-events.ts';
import { useTripHours } from '../../trip-data/api/use-trip-hours.ts';
import { useUsualDay } from '../../trip-data/api/use-usual-day.ts';

export type ItineraryState =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly error: unknown; readonly retry: () => void }
  | { readonly state: 'loaded'; readonly itinerary: Itinerary };

/** The days of a trip in travelling order, and what has no day; with `suggested`, as they would be if a plan were applied. */
export function useItinerary(trip: Trip, suggested?: readonly Poi[]): ItineraryState {
  const { data: saved, isError, error, refetch } = usePois(trip.id);
  const pois = suggested ?? saved;
  const airportEvents = useAirportEvents(trip);
  const destinationAt = useDestination(trip).data?.coordinates;
  const { find } = useTripHours(trip);
  const { travelBy } = usePreferences();
  const usual = useUsualDay();
  // The map comes first: hundreds of rows would delay its markers.
  const current = useMemo(
    () =>
      pois &&
      toItinerary({
        trip,
        pois,
        airportEvents,
        destinationAt,
        travelBy,
        usual,
        hoursOf: ({ id }, date) => find(id)?.find((day) => day.date === date)?.windows ?? null,
      }),
    [trip, pois, airportEvents, destinationAt, travelBy, usual, find],
  );
  const deferred = useDeferredValue(current, undefined);
  // A plan's rows follow its ticks at once.
  const itinerary = suggested ? current : deferred;
  if (itinerary) return { state: 'loaded', itinerary };
  return isError ? { state: 'failed', error, retry: () => void refetch() } : { state: 'loading' };
}
