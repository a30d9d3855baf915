import { type DistanceAnchor, distanceFrom } from './distance-anchor.ts';
import { foldText } from '../shared/search-text.ts';
import type { Poi, PoiTag } from './poi.schema.ts';
import { isScheduled } from './poi.rules.ts';
import { ratingOf } from './poi-notes.ts';

/** The filter of a list of POIs; an absent field does not filter. */
export interface PoiFilter {
  readonly tag?: PoiTag | undefined;
  readonly scheduled?: boolean | undefined;
  /** Part of the name, ignoring case and accents. */
  readonly text?: string | undefined;
}

export function filterPois(pois: readonly Poi[], filter: PoiFilter): Poi[] {
  const text = foldText(filter.text ?? '');
  return pois.filter(
    (poi) =>
      (filter.tag === undefined || poi.tag === filter.tag) &&
      (filter.scheduled === undefined || isScheduled(poi) === filter.scheduled) &&
      foldText(poi.name).includes(text),
  );
}

export const POI_SORT_KEYS = ['added', 'name', 'rating', 'date', 'distance'] as const;
export type PoiSortKey = (typeof POI_SORT_KEYS)[number];
export type SortDirection = 'ascending' | 'descending';

type SortValue = (poi: Poi, anchor: DistanceAnchor | undefined) => string | number | undefined;

const SORT_VALUES: Readonly<Record<PoiSortKey, SortValue>> = {
  added: (poi) => poi.createdAt,
  name: (poi) => foldText(poi.name),
  rating: (poi) => ratingOf(poi.notes),
  date: (poi) => (poi.date === null ? undefined : `${poi.date} ${poi.startTime ?? '24:00'}`),
  distance: ({ location }, anchor) => distanceFrom(anchor, location.coordinates),
};

/**
 * A new list, stable. Places that lack the key (no rating, no date, nowhere to measure from) come last in both
 * directions.
 */
export function sortPois(
  pois: readonly Poi[],
  key: PoiSortKey,
  direction: SortDirection = 'ascending',
  anchor?: DistanceAnchor,
): Poi[] {
  const sign = direction === 'ascending' ? 1 : -1;
  const valueOf = SORT_VALUES[key];
  return pois.toSorted((a, b) => {
    const [left, right] = [valueOf(a, anchor), valueOf(b, anchor)];
    if (left === undefined || right === undefined) {
      return Number(left === undefined) - Number(right === undefined);
    }
    if (left === right) return 0;
    return left < right ? -sign : sign;
  });
}
