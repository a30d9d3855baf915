import { listRecommendations, searchPlaces } from '@ooo/atlas/places';
import type { PlacesProvider } from '../places/places-provider.ts';

const MAX_FOUND = 10;

/** The places that ship with the product: needs no network and always answers, if with nothing. */
export const atlasPlaces: PlacesProvider = {
  id: 'atlas',
  search: async (ask) => searchPlaces({ ...ask, limit: MAX_FOUND }),
  recommend: async (ask) => listRecommendations(ask),
};
