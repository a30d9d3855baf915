import type { Sources } from '../sources.ts';

let house: Promise<Sources> | undefined;

/** Loads the demo once; what could not be loaded is tried again by the next question. */
async function enter(): Promise<Sources> {
  house ??= import('./demo-house.ts').then((module) => module.openDemoHouse());
  try {
    return await house;
  } catch (error) {
    house = undefined;
    throw error;
  }
}

/** The sources of the demo, of which nothing is loaded before the first question. */
export const demoSources: Sources = {
  trips: {
    listTrips: async () => (await enter()).trips.listTrips(),
    listOverviews: async () => (await enter()).trips.listOverviews(),
    getTrip: async (id) => (await enter()).trips.getTrip(id),
    createTrip: async (input) => (await enter()).trips.createTrip(input),
    startDemo: async (language) => (await enter()).trips.startDemo(language),
    updateTrip: async (id, patch) => (await enter()).trips.updateTrip(id, patch),
    deleteTrip: async (id) => (await enter()).trips.deleteTrip(id),
    listPois: async (tripId) => (await enter()).trips.listPois(tripId),
    createPoi: async (input) => (await enter()).trips.createPoi(input),
    updatePoi: async (id, patch) => (await enter()).trips.updatePoi(id, patch),
    deletePoi: async (id) => (await enter()).trips.deletePoi(id),
    suggestTime: async (request) => (await enter()).trips.suggestTime(request),
    planTrip: async (request) => (await enter()).trips.planTrip(request),
    arrange: async (arrangement) => (await enter()).trips.arrange(arrangement),
    listOpeningHours: async (request) => (await enter()).trips.listOpeningHours(request),
  },
  places: {
    findDestination: async (name) => (await enter()).places.findDestination(name),
    findAirport: async (code) => (await enter()).places.findAirport(code),
    search: async (query, signal) => (await enter()).places.search(query, signal),
    recommend: async (request, signal) => (await enter()).places.recommend(request, signal),
  },
};
