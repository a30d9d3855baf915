import { keepNearDestination } from '@ooo/domain/distance/near-destination.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { usePlaceSource } from '../../../lib/place-source.ts';
import { useDestination } from '../../../lib/use-destination.ts';

/** Places near the trip's destination; nothing is asked for an empty query. */
export function usePlaceSearch(trip: Pick<Trip, 'destination'>, text: string) {
  const source = usePlaceSource();
  const language = useLanguage();
  const destination = useDestination(trip);
  const request = { query: text.trim(), destination: trip.destination, language };
  return useQuery({
    queryKey: ['place-search', request],
    queryFn: ({ signal }) => source.search(request, signal),
    enabled: request.query !== '',
    placeholderData: keepPreviousData,
    select: (places) => keepNearDestination(places, destination.data?.coordinates),
  });
}
