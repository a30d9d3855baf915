import { listRecommendations, searchPlaces } from '@ooo/atlas/places';
import type { PlacesProvider } from '../places/places-provider.ts';

/** The places that ship with the product: needs no network and always answers, if with nothing. */
export const atlasPlaces: PlacesProvider = {
  id: 'atlas',
  search: async ({ query, destination }) => searchPlaces(query, destination),
  recommend: async (ask) => listRecommendations(ask),
};
