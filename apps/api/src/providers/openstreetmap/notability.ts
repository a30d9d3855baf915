import type { OsmTags } from './osm-kinds.ts';

/** Names in this many languages say as much as a link to an encyclopaedia. */
const MANY_NAMES = 10;

/**
 * How well known an element is, by its tags alone, since OpenStreetMap has no popularity: links to Wikipedia and Wikidata, a
 * listing as heritage, in how many languages it is named, and whether its facts are maintained. From 0 to 15.
 */
export function notabilityOf(tags: OsmTags): number {
  const has = (...keys: string[]): boolean => keys.some((key) => tags[key] !== undefined);
  const names = Object.keys(tags).filter((key) => key.startsWith('name:')).length;
  return (
    (has('wikipedia') ? 4 : 0) +
    (has('wikidata') ? 3 : 0) +
    (has('heritage', 'heritage:operator') ? 2 : 0) +
    3 * Math.min(1, names / MANY_NAMES) +
    (has('website', 'contact:website') ? 1 : 0) +
    (has('opening_hours') ? 1 : 0) +
    (has('image', 'wikimedia_commons') ? 0.5 : 0) +
    (has('phone', 'contact:phone') ? 0.5 : 0)
  );
}
