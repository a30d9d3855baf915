import { trpc } from '../../../lib/trpc.ts';

/** Creates a trip: it comes first in every list, and its page opens without another request. */
export function useCreateTrip() {
  const utils = trpc.useUtils();
  return trpc.trips.create.useMutation({
    // A creation whose answer was lost may have happened: it is not sent twice.
    retry: false,
    onSuccess: async (trip) => {
      utils.trips.get.setData({ id: trip.id }, trip);
      await utils.trips.overview.invalidate();
    },
  });
}
