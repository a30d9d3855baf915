import { FOUND_LIMITS, FoundPlace } from '@ooo/domain/places/found-place.schema';
import { inEveryLanguage } from '@ooo/texts/languages';
import { defined } from '@ooo/domain/shared/defined';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { shortText } from '../upstream/short-text.ts';
import { kindOfTags, type OsmTags } from './osm-kinds.ts';

export interface OsmElement {
  readonly type: 'node' | 'way' | 'relation';
  readonly id: number;
  readonly coordinates: Coordinates;
  readonly tags: OsmTags;
  /** If the answer already has it. */
  readonly address?: string | undefined;
  readonly neighborhood?: string | undefined;
}

/** Names besides those by language, by which another source may know it. */
const OTHER_NAMES = [
  'int_name',
  'alt_name',
  'official_name',
  'short_name',
  'old_name',
  'alt_name:en',
  'name:ja',
  'name:zh',
  'name:fr',
  'name:de',
  'name:it',
] as const;

/** Countries that write the number before the street. */
const NUMBER_FIRST = new Set(['US', 'CA', 'GB', 'IE', 'AU', 'NZ', 'FR', 'ZA', 'IN', 'SG', 'TH']);

/** `221B Baker Street`, or `Alexanderplatz 1` in most of the world; undefined without a street. */
export function streetAddress(
  street: string | undefined,
  number: string | undefined,
  country = '',
): string | undefined {
  if (!street || !number) return street;
  return NUMBER_FIRST.has(country.toUpperCase()) ? `${number} ${street}` : `${street} ${number}`;
}

function addressOf(tags: OsmTags): string | undefined {
  if (tags['addr:full']) return tags['addr:full'];
  const street = streetAddress(tags['addr:street'], tags['addr:housenumber'], tags['addr:country']);
  const parts = [street, tags['addr:suburb'] ?? tags['addr:district'] ?? tags['addr:city']];
  const known = parts.filter((part) => part !== undefined && part !== '');
  return known.length > 0 ? known.join(', ') : undefined;
}

/** The first of several values, which `;` separates. */
function firstOf(value: string | undefined): string | undefined {
  return value?.split(';')[0]?.trim();
}

/** Only what a browser may open: anyone can write anything into a tag. */
function webAddress(value: string | undefined): string | undefined {
  const first = shortText(firstOf(value), 500);
  const isWeb = first !== undefined && /^https?:\/\//iu.test(first) && URL.canParse(first);
  return isWeb ? first : undefined;
}

/** What an element of OpenStreetMap says of a place; undefined for one that has no name. */
export function toOsmPlace(element: OsmElement): FoundPlace | undefined {
  const { type, id, coordinates, tags } = element;
  const name = (key: string): string | undefined => shortText(tags[key], FOUND_LIMITS.name);
  const local = name('name') ?? name('name:en');
  if (local === undefined) return undefined;
  const others = OTHER_NAMES.flatMap((key) => (tags[key] ?? '').split(';'))
    .flatMap((other) => shortText(other, FOUND_LIMITS.name) ?? [])
    .slice(0, FOUND_LIMITS.names);
  const place = {
    id: `osm/${type}/${id}`,
    names: defined({
      local,
      ...inEveryLanguage((language) => name(`name:${language}`)),
      others: others.length > 0 ? [...new Set(others)] : undefined,
    }),
    coordinates,
    ...defined({
      kind: kindOfTags(tags),
      address: shortText(element.address ?? addressOf(tags), FOUND_LIMITS.address),
      neighborhood: shortText(element.neighborhood ?? tags['addr:suburb'], FOUND_LIMITS.text),
      phone: shortText(firstOf(tags['phone'] ?? tags['contact:phone']), 60),
      website: webAddress(tags['website'] ?? tags['contact:website']),
      openingHours: shortText(tags['opening_hours'], FOUND_LIMITS.hours),
    }),
    sourceUrl: `https://www.openstreetmap.org/${type}/${id}`,
  };
  return FoundPlace.safeParse(place).data;
}
