import type { PlaceTip } from '@ooo/domain/places/place-tips.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useQueries } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { useLanguage } from '../../../i18n/use-language.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useAppConfig } from '../../app/api/use-app-config.ts';
import type { Shelf } from '../lib/shelves.ts';
import { RECOMMENDATIONS_A_PAGE } from './use-recommendations.ts';

const DAY_MS = 86_400_000;

interface PlaceTips {
  /** The tip for a place, by the id of its recommendation. */
  readonly find: (id: string) => string | undefined;
  /** The place on the first page that is worth seeing first. */
  readonly firstId: string | undefined;
}

function toPlaceTips(
  results: readonly { data?: { tips: readonly PlaceTip[] } | undefined }[],
): PlaceTips {
  const tips = new Map(
    results.flatMap(({ data }) => data?.tips ?? []).map(({ id, tip }) => [id, tip]),
  );
  return { find: (id) => tips.get(id), firstId: results[0]?.data?.tips[0]?.id };
}

/**
 * The assistant's tips for the shown pages of a shelf: none until it has answered, and none if it
 * fails. It is asked by mutations, since that may take time and money; for the screen they are reads. Leaving ends the
 * questions.
 */
export function usePlaceTips(trip: Trip, shelf: Shelf, pageCount: number): PlaceTips {
  const { client } = trpc.useUtils();
  const language = useLanguage();
  const hasAssistant = useAppConfig().data?.assistant === true;
  const { id: tripId, destination, startDate, endDate } = trip;
  const { category, subcategory } = shelf;
  return useQueries({
    queries: Array.from({ length: pageCount }, (_, before) => {
      const page = before + 1;
      const request = {
        tripId,
        category,
        subcategory,
        page,
        limit: RECOMMENDATIONS_A_PAGE,
        language,
      };
      return {
        queryKey: [
          ...getMutationKey(trpc.places.tips),
          { ...request, destination, startDate, endDate },
        ],
        queryFn: async ({ signal }: { signal: AbortSignal }) =>
          client.places.tips.mutate(request, { signal }),
        enabled: hasAssistant,
        staleTime: DAY_MS,
        gcTime: DAY_MS,
        retry: false,
      };
    }),
    combine: toPlaceTips,
  });
}
