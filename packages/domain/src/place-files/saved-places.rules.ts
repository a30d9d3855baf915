import type { Poi } from '../pois/poi.schema.ts';
import type { ImportedPlace } from './place-files.schema.ts';
import { makePlaceIndex, type PlaceIndex } from './place-index.ts';

/** A POI, as far as it can be recognised. */
export type SavedPoi = Pick<Poi, 'name' | 'kind' | 'sourceId' | 'location'>;

/** The POIs of a trip, to be found by source and id or by any name near by. */
export function indexSaved(pois: readonly SavedPoi[]): PlaceIndex<Pick<SavedPoi, 'name'>> {
  const index = makePlaceIndex<Pick<SavedPoi, 'name'>>();
  for (const poi of pois) {
    const { name, kind, sourceId, location } = poi;
    index.add({ ids: [sourceId], names: [name], coordinates: location.coordinates, kind }, poi);
  }
  return index;
}

/** The places that the trip has not yet, each once, and how many that leaves out. */
export function listUnsaved(
  places: readonly ImportedPlace[],
  pois: readonly SavedPoi[],
): { readonly unsaved: readonly ImportedPlace[]; readonly alreadySaved: number } {
  const index = indexSaved(pois);
  const unsaved = places.filter((place) => {
    const { name, kind, sourceId, location } = place;
    const itself = { ids: [sourceId], names: [name], coordinates: location.coordinates, kind };
    if (index.find(itself)) return false;
    index.add(itself, { name });
    return true;
  });
  return { unsaved, alreadySaved: places.length - unsaved.length };
}
