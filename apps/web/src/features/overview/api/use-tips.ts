import type { DestinationOverview, OverviewTip } from '@ooo/domain/overview/overview.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useQuery } from '@tanstack/react-query';
import { getMutationKey } from '@trpc/react-query';
import { trpc } from '../../../lib/trpc.ts';
import { useAppConfig } from '../../app/api/use-app-config.ts';

const DAY_MS = 86_400_000;

/**
 * What the assistant adds to a trip's overview: nothing until it has answered, and nothing if it fails. It is asked by a
 * mutation, since that may take time and money; for the screen it is a read. Leaving ends the question.
 */
export function useTips(trip: Trip, overview: DestinationOverview): readonly OverviewTip[] {
  const { client } = trpc.useUtils();
  const hasAssistant = useAppConfig().data?.assistant === true;
  const { id: tripId, destination, startDate, endDate } = trip;
  const { language, temperatureUnit, tips } = overview;
  const request = { tripId, language, temperatureUnit };
  const { data } = useQuery({
    queryKey: [
      ...getMutationKey(trpc.overview.tips),
      { ...request, destination, startDate, endDate },
    ],
    queryFn: async ({ signal }) => client.overview.tips.mutate(request, { signal }),
    enabled: hasAssistant && tips === undefined,
    staleTime: DAY_MS,
    gcTime: DAY_MS,
    retry: false,
  });
  return tips ?? data?.tips ?? [];
}
