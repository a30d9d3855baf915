import { keepNearDestination } from '@ooo/domain/distance/near-destination.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { keepPreviousData } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useDestination } from '../../trip-data/api/use-destination.ts';

interface PlaceSearchOptions {
  /** Whether the search was submitted; while typing, only what the server knows already is searched. */
  readonly isSubmitted: boolean;
}

/** Places near the trip's destination, named in the interface's language; nothing is asked for an empty query. */
export function usePlaceSearch(
  trip: Pick<Trip, 'destination'>,
  text: string,
  { isSubmitted }: PlaceSearchOptions,
) {
  const destination = useDestination(trip);
  const language = useLanguage();
  const query = text.trim();
  return trpc.places.search.useQuery(
    { query, destination: trip.destination, submitted: isSubmitted, language },
    {
      enabled: query !== '',
      placeholderData: keepPreviousData,
      select: ({ places, ...answer }) => ({
        places: keepNearDestination(places, destination.data?.coordinates),
        ...answer,
      }),
      trpc: { abortOnUnmount: true },
    },
  );
}
