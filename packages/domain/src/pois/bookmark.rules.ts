import type { PoiTag } from './poi.schema.ts';

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

function nameKey(name: string): string {
  return name.trim().toLowerCase();
}

/** Discovered places and POIs are matched by name, ignoring case. */
export function isSameName(a: string, b: string): boolean {
  return nameKey(a) === nameKey(b);
}

/**
 * The POI of a place that a search found: by its id, by one that it has at another source, otherwise by its name. Undefined
 * if it is not saved.
 */
export function findSaved<
  Saved extends { readonly name: string; readonly sourceId: string | null },
>(
  pois: readonly Saved[],
  place: {
    readonly id: string;
    readonly name: string;
    readonly otherIds?: readonly string[] | undefined;
  },
): Saved | undefined {
  const ids = new Set<string | null>([place.id, ...(place.otherIds ?? [])]);
  return pois.find(({ sourceId }) => ids.has(sourceId)) ?? findByName(pois, place.name);
}

/** The POI with this name; undefined if there is none. */
export function findByName<Named extends { readonly name: string }>(
  pois: readonly Named[],
  name: string,
): Named | undefined {
  return pois.find((poi) => isSameName(poi.name, name));
}
