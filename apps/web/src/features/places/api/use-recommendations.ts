import { keepNearDestination } from '@ooo/domain/distance/near-destination.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { usePlaceSource } from '../../../lib/place-source.ts';
import { useDestination } from '../../../lib/use-destination.ts';
import type { Shelf } from '../lib/shelves.ts';

const PAGE_SIZE = 5;

/** The recommendations of a shelf, five a page; each page says whether there are more. */
export function useRecommendations(trip: Trip, shelf: Shelf) {
  const source = usePlaceSource();
  const language = useLanguage();
  const destination = useDestination(trip);
  const { category, subcategory } = shelf;
  const request = {
    destination: trip.destination,
    category,
    subcategory,
    startDate: trip.startDate,
    endDate: trip.endDate,
    limit: PAGE_SIZE,
    language,
  };
  return useInfiniteQuery({
    queryKey: ['recommendations', request],
    queryFn: ({ pageParam, signal }) => source.recommend({ ...request, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, _pages, page) => (last.hasMore ? page + 1 : undefined),
    select: ({ pages }) =>
      keepNearDestination(
        pages.flatMap((page) => page.recommendations),
        destination.data?.coordinates,
      ),
  });
}
