import { distanceKm } from '../distance/haversine.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { foldJoined } from '../shared/fold.ts';
import type { Poi, PoiTag } from './poi.schema.ts';

/** The tag that a recommendation gets when it is bookmarked. */
export function tagForBookmark(recommendation: {
  readonly category: string;
  readonly subcategory: string;
  readonly name: string;
}): PoiTag {
  const { category, subcategory, name } = recommendation;
  if (category.includes('food')) {
    const drink = subcategory === 'cafes' || subcategory === 'bars' || /coffee/i.test(name);
    return drink ? 'drink' : 'eat';
  }
  return category === 'attraction' || category === 'hidden-gem' ? 'tour' : 'misc';
}

/** The tag that a search result gets when it is saved: `eat` for restaurants, otherwise `tour`. */
export function tagForSearchResult(result: {
  readonly category?: string;
  readonly tag?: string;
  readonly google_place?: { readonly types: readonly string[] } | undefined;
}): PoiTag {
  const kinds = [result.category ?? '', result.tag ?? '', ...(result.google_place?.types ?? [])];
  return kinds.some((kind) => kind === 'eat' || /restaurant/i.test(kind)) ? 'eat' : 'tour';
}

/** How far apart two sources may put one place that they call the same. */
const SAME_PLACE_KM = 0.3;

/** The fields by which a found place is recognised. */
export interface FoundPlaceNames {
  readonly id: string;
  readonly name: string;
  /** The local name, if `name` is another. */
  readonly localName?: string | undefined;
  /** Its names in other languages. */
  readonly otherNames?: readonly string[] | undefined;
  /** Its ids at other sources. */
  readonly otherIds?: readonly string[] | undefined;
  readonly coordinates?: Coordinates | undefined;
}

export type SavedPlace = Pick<Poi, 'name' | 'sourceId' | 'location'>;

/** True where one of the two has no coordinates: then the name has to do. */
function isNear(a: Coordinates | undefined, b: Coordinates | undefined): boolean {
  return !a || !b || distanceKm(a, b) <= SAME_PLACE_KM;
}

/**
 * The POI of a place that was found: by one of its ids at its sources, otherwise by any of its names near by, whatever
 * the language it was saved in. Two branches with one name are two places. Undefined if it is not saved.
 */
export function findSaved<Saved extends SavedPlace>(
  pois: readonly Saved[],
  place: FoundPlaceNames,
): Saved | undefined {
  const ids = new Set([place.id, ...(place.otherIds ?? [])]);
  const byId = pois.find(({ sourceId }) => sourceId !== null && ids.has(sourceId));
  if (byId) return byId;
  const names = [place.name, place.localName ?? '', ...(place.otherNames ?? [])];
  const keys = new Set(names.map(nameKey).filter((key) => key !== ''));
  return pois.find(
    ({ name, location }) =>
      keys.has(nameKey(name)) && isNear(location.coordinates, place.coordinates),
  );
}

/** `Senso-ji` and `Sensoji` are one name. A name of nothing but signs stays as it is. */
function nameKey(name: string): string {
  return foldJoined(name) || name.trim();
}
