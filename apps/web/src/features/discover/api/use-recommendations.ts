import { keepNearDestination } from '@ooo/domain/distance/near-destination.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { getQueryKey } from '@trpc/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { trpc } from '../../../lib/trpc.ts';
import type { Shelf } from '../lib/shelves.ts';
import { useDestination } from '../../trip-data/api/use-destination.ts';

export const RECOMMENDATIONS_A_PAGE = 5;

/** The recommendations of a shelf, five a page; each page says whether there are more. */
export function useRecommendations(trip: Trip, shelf: Shelf) {
  const { client } = trpc.useUtils();
  const language = useLanguage();
  const destination = useDestination(trip);
  const { category, subcategory } = shelf;
  const request = {
    destination: trip.destination,
    category,
    subcategory,
    startDate: trip.startDate,
    endDate: trip.endDate,
    limit: RECOMMENDATIONS_A_PAGE,
    language,
  };
  return useInfiniteQuery({
    queryKey: getQueryKey(trpc.places.recommendations, request, 'infinite'),
    queryFn: ({ pageParam, signal }) =>
      client.places.recommendations.query({ ...request, page: pageParam }, { signal }),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.hasMore ? page + 1 : undefined),
    select: ({ pages }) => ({
      recommendations: keepNearDestination(
        pages.flatMap((page) => page.recommendations),
        destination.data?.coordinates,
      ),
      pageCount: pages.length,
      /** The sources that did not answer, each once. */
      unreachable: [...new Set(pages.flatMap((page) => page.unreachable))],
    }),
  });
}
