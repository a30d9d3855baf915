import type { TripCreate } from '@ooo/domain/trips/trip.schema';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { tripKeys } from '../../../lib/trip-queries.ts';
import { useTripSource } from '../../../lib/trip-source.ts';

/** Creates a trip: it comes first in every list, and its page opens without another request. */
export function useCreateTrip() {
  const source = useTripSource();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (input: TripCreate) => source.createTrip(input),
    // A creation whose answer was lost may have happened: it is not sent twice.
    retry: false,
    onSuccess: async (trip) => {
      queryClient.setQueryData(tripKeys.trip(trip.id), trip);
      await queryClient.invalidateQueries({ queryKey: tripKeys.overviews });
    },
  });
}
