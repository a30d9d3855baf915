import type { PlacesProvider } from './places-provider.ts';

/** In order of preference. The last one is the atlas, which needs no network and always answers. */
export function makePlacesProviders(): PlacesProvider[] {
  return [];
}
