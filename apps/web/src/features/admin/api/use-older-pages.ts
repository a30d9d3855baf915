import { useInfiniteQuery, type QueryKey } from '@tanstack/react-query';

interface Page<Item> {
  readonly items: readonly Item[];
  readonly nextBefore: number | null;
}

/** A list from the newest back, a page at a time; `before` is where the page before ended. */
export function useOlderPages<Item>(
  queryKey: QueryKey,
  fetchPage: (before: { before?: number }, signal: AbortSignal) => Promise<Page<Item>>,
) {
  return useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      fetchPage(pageParam === null ? {} : { before: pageParam }, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (last) => last.nextBefore,
    select: ({ pages }) => pages.flatMap((page) => page.items),
    staleTime: 0,
    refetchOnMount: true,
  });
}
