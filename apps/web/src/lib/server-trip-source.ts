import type { TrpcClient } from './trpc.ts';
import type { TripSource } from './trip-source.ts';

/** The trips of the signed-in traveller, over tRPC. */
export function createServerTripSource(client: TrpcClient): TripSource {
  return {
    listTrips: () => client.trips.list.query(),
    listOverviews: () => client.trips.overview.query(),
    getTrip: (id) => client.trips.get.query({ id }),
    createTrip: (input) => client.trips.create.mutate(input),
    startDemo: () => client.trips.createDemo.mutate(),
    updateTrip: (id, patch) => client.trips.update.mutate({ id, patch }),
    deleteTrip: async (id) => {
      await client.trips.delete.mutate({ id });
    },

    listPois: (tripId) => client.pois.list.query({ tripId }),
    createPoi: (input) => client.pois.create.mutate(input),
    updatePoi: (id, patch) => client.pois.update.mutate({ id, patch }),
    deletePoi: async (id) => {
      await client.pois.delete.mutate({ id });
    },

    suggestTime: (request) => client.schedule.suggest.mutate(request),
    planTrip: (request) => client.schedule.autoPlan.mutate(request),
    arrange: (arrangement) => client.schedule.arrange.mutate(arrangement),
    listOpeningHours: (request) => client.schedule.openingHours.query(request),
  };
}
