import { atlasPlaces } from '../atlas/atlas-places.ts';
import type { PlacesProvider } from './places-provider.ts';

/** In order of preference; the atlas is the last one, since it always answers. */
export function makePlacesProviders(): PlacesProvider[] {
  return [atlasPlaces];
}
