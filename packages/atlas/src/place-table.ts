import type { BuiltInPlace } from '@ooo/domain/places/built-in-place';
import { type DiscoverySubcategory, DISCOVERY_SHELVES } from '@ooo/domain/places/place.schema';
import type { PoiTag } from '@ooo/domain/pois/poi.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { foldText } from '@ooo/domain/shared/search-text';
import type { Language } from './country-names.ts';
import { findDestination } from './destinations.ts';
import { readData } from './read-data.ts';

export type PlaceRow = readonly [
  subcategory: DiscoverySubcategory,
  name: string,
  localName: string,
  lat: number,
  lon: number,
  tag: PoiTag,
  kind: string,
  neighborhood: string,
  address: string,
  openingHours: string,
  visitMin: number,
  en: string,
  ko: string,
  es: string,
];

export interface PlaceFile {
  readonly city: string;
  readonly asOf: CalendarDate;
  readonly sources: Readonly<Record<Language, string>>;
  readonly rows: readonly PlaceRow[];
}

/** The cities with built-in places, by their code. */
const FILES: Readonly<Record<string, string>> = {
  SEL: 'seoul',
  TYO: 'tokyo',
  PAR: 'paris',
  LON: 'london',
  NYC: 'new-york',
};

const categoryOf = new Map(
  DISCOVERY_SHELVES.map(({ category, subcategory }) => [subcategory, category]),
);
const read = new Map<string, readonly BuiltInPlace[]>();

/** Codes of the cities with built-in places. */
export const PLACE_CITIES: readonly string[] = Object.keys(FILES);

function toSlug(name: string): string {
  return foldText(name)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

function toPlace(file: string, { asOf, sources }: PlaceFile, row: PlaceRow): BuiltInPlace {
  const [subcategory, name, localName, lat, lon, tag, kind, neighborhood, address] = row;
  const [, , , , , , , , , openingHours, visitMin, en, ko, es] = row;
  return {
    id: `${file}/${toSlug(name)}`,
    name,
    ...(localName === '' ? {} : { localName }),
    coordinates: [lon, lat],
    tag,
    category: categoryOf.get(subcategory) ?? 'attraction',
    subcategory,
    kind,
    neighborhood,
    ...(address === '' ? {} : { address }),
    openingHours,
    visitMin,
    descriptions: { en, ko, es },
    sources,
    asOf,
  };
}

/** The built-in places of a city, by its name in any language or its code; empty for other cities. */
export function listPlaces(city: string): readonly BuiltInPlace[] {
  const code = findDestination(city)?.code ?? '';
  const file = FILES[code];
  if (file === undefined) return [];
  const known = read.get(code);
  if (known) return known;
  const content = readData<PlaceFile>(`places/${file}.json`);
  const places = content.rows.map((row) => toPlace(file, content, row));
  read.set(code, places);
  return places;
}
