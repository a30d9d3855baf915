import { listRecommendations, searchPlaces } from '@ooo/atlas/places';
import type { PlacesProvider } from '../places/places-provider.ts';

const MAX_FOUND = 10;

/** The places that ship with the product: needs no network and always answers, if with nothing. */
export const atlasPlaces: PlacesProvider = {
  id: 'atlas',
  search: async ({ query, destination, language }) =>
    searchPlaces(query, destination, MAX_FOUND, language),
  recommend: async (ask) => listRecommendations(ask),
};
