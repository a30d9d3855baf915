import type { Poi } from '@ooo/domain/pois/poi.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isFinal } from '../query-client.ts';
import { tripKeys } from '../trip-queries.ts';
import { useTripSource, type TripSource } from '../trip-source.ts';

/** A change of a trip's places that shows at once. */
interface PoiChange<Args, Answer> {
  /** What the list will be if the server agrees. */
  readonly foresee: (pois: readonly Poi[], args: Args) => Poi[];
  readonly send: (source: TripSource, args: Args) => Promise<Answer>;
  /** Puts the server's answer in the place of what was foreseen. */
  readonly settle?: (pois: readonly Poi[], answer: Answer, args: Args) => Poi[];
  /** How often it is tried again, and after how long the first time; each later one waits longer. */
  readonly retry?: { readonly times: number; readonly delayMs: number };
}

/**
 * Changes the places of a trip in the list at once, and back again where the server refuses. Only
 * the places that this change touched go back: another one may be under way.
 */
export function usePoiChange<Args, Answer>(tripId: number, change: PoiChange<Args, Answer>) {
  const source = useTripSource();
  const queryClient = useQueryClient();
  const key = tripKeys.pois(tripId);
  const edit = (next: (pois: readonly Poi[]) => Poi[]) =>
    queryClient.setQueryData<Poi[]>(key, (pois) => pois && next(pois));

  return useMutation({
    mutationFn: (args: Args) => change.send(source, args),
    ...(change.retry && retryOptions(change.retry)),
    onMutate: async (args) => {
      await queryClient.cancelQueries({ queryKey: key });
      const before = queryClient.getQueryData<Poi[]>(key);
      edit((pois) => change.foresee(pois, args));
      return { before: before ?? [], after: queryClient.getQueryData<Poi[]>(key) ?? [] };
    },
    onSuccess: (answer, args) => {
      const { settle } = change;
      if (settle) edit((pois) => settle(pois, answer, args));
    },
    onError: (_error, _args, context) => {
      if (context) edit((pois) => takeBack(pois, context.before, context.after));
    },
    onSettled: async () => {
      await Promise.all(
        [tripKeys.overviews, tripKeys.openingHours(tripId)].map((queryKey) =>
          queryClient.invalidateQueries({ queryKey, refetchType: 'all' }),
        ),
      );
    },
  });
}

function retryOptions({ times, delayMs }: { times: number; delayMs: number }) {
  return {
    retry: (failures: number, error: unknown) => failures < times && !isFinal(error),
    retryDelay: (failures: number) => delayMs * (failures + 1),
  };
}

/** The list with everything undone that leads from `before` to `after`, and nothing else. */
export function takeBack(
  pois: readonly Poi[],
  before: readonly Poi[],
  after: readonly Poi[],
): Poi[] {
  const [old, made] = [new Map(before.map((poi) => [poi.id, poi])), new Set(after)];
  const kept = pois.flatMap((poi) => {
    if (!made.has(poi)) return [poi];
    const former = old.get(poi.id);
    return former ? [former] : [];
  });
  const remaining = new Set(after.map((poi) => poi.id));
  return [...kept, ...before.filter((poi) => !remaining.has(poi.id))];
}
