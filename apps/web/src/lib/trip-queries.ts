import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTripSource, type TripSource } from './trip-source.ts';

/** Keys of everything that a `TripSource` answers: invalidate by these, whatever the source. */
export const tripKeys = {
  all: ['trips'] as const,
  overviews: ['trips', 'overviews'] as const,
  trip: (id: number) => ['trips', 'trip', id] as const,
  pois: (tripId: number) => ['pois', tripId] as const,
  openingHours: (tripId: number) => ['opening-hours', tripId] as const,
};

export function tripOptions(source: TripSource, id: number) {
  return queryOptions({ queryKey: tripKeys.trip(id), queryFn: () => source.getTrip(id) });
}

export function poisOptions(source: TripSource, tripId: number) {
  return queryOptions({ queryKey: tripKeys.pois(tripId), queryFn: () => source.listPois(tripId) });
}

export function overviewsOptions(source: TripSource) {
  return queryOptions({
    queryKey: tripKeys.overviews,
    queryFn: () => source.listOverviews(),
  });
}

/** The trips with the number of their places, newest first: home, and the trip menu. */
export function useTripOverviews(options: { enabled?: boolean } = {}) {
  return useQuery({ ...overviewsOptions(useTripSource()), ...options });
}

export function useTrip(id: number) {
  return useQuery(tripOptions(useTripSource(), id));
}

export function usePois(tripId: number) {
  return useQuery(poisOptions(useTripSource(), tripId));
}
