import type { BuiltInPlace } from '@ooo/domain/places/built-in-place';
import { type PlaceKind, tagOfKind, visitMinOfKind } from '@ooo/domain/places/place-kinds';
import type { DiscoverySubcategory } from '@ooo/domain/places/place.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { defined } from '@ooo/domain/shared/defined';
import type { LocalNames } from '@ooo/domain/shared/local-names';
import { foldText } from '@ooo/domain/shared/search-text';
import { inEveryLanguage, type Language } from '@ooo/texts/languages';
import { hasCityFile, listCityFacts, readCityFile } from './city-folders.ts';
import { findCity, listTowns } from './city-table.ts';
import { findCountryFacts } from './country-facts.ts';
import { quarterNamer } from './quarters.ts';
import { lazy, lazyOf } from './read-data.ts';

export interface PlaceRow extends Partial<Record<Exclude<Language, 'en'>, string>> {
  /** `hotels` are found by search alone. */
  readonly shelf: DiscoverySubcategory | 'hotels';
  readonly kind: PlaceKind;
  /** In English; the place's id is made of it. */
  readonly name: string;
  /** On the door, if it is another. */
  readonly local?: string;
  /** In other languages: absent where it is `local` because that is spoken there, and where it is `name`. */
  readonly other?: readonly string[];
  readonly lat: number;
  readonly lon: number;
  readonly quarter: string;
  /** Of what lies in Korea. */
  readonly quarterKo?: string;
  readonly address?: string;
  readonly addressKo?: string;
  /** Absent if unknown. */
  readonly hours?: string;
  /** Absent if it is the kind's. */
  readonly visitMin?: number;
  readonly website?: string;
  /** In English at least. */
  readonly about: Readonly<LocalNames>;
}

export interface PlaceFile {
  readonly asOf: CalendarDate;
  readonly places: readonly PlaceRow[];
}

/** What the rows of a file have in common. */
interface PlaceFacts {
  /** The city's name in ids. */
  readonly city: string;
  readonly asOf: CalendarDate;
  /** The languages of the country. */
  readonly spoken: readonly string[];
  readonly texts: Readonly<Partial<Record<Language, PlaceTexts>>>;
  readonly quarterIn: (quarter: string) => string | undefined;
}

/** Codes of the cities with built-in places. */
export const PLACE_CITIES: readonly string[] = [...listCityFacts().keys()].filter((code) =>
  hasCityFile(code, 'places.json'),
);

function toSlug(name: string): string {
  return foldText(name)
    .replace(/['’.]/g, '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}

/** Outside Korea an address stays as it is written there. */
function toKorean(row: PlaceRow, quarterIn: (quarter: string) => string | undefined) {
  const { quarter, quarterKo, address, addressKo } = row;
  const neighborhood = quarterKo ?? quarterIn(quarter);
  const written = quarterKo === undefined ? address : addressKo;
  return neighborhood && { neighborhood, ...(written !== undefined && { address: written }) };
}

/** `places.<language>.json`: a language that the rows say nothing in, by the places' English names. */
type PlaceTexts = Readonly<Record<string, { readonly name?: string; readonly about: string }>>;

/** What a row or the file of a language calls a place, else the name on the door where the language is spoken. */
function nameInRow(
  row: PlaceRow,
  language: Language,
  { spoken, texts }: PlaceFacts,
): string | undefined {
  const said = texts[language]?.[row.name];
  if (language === 'en' || said) return said?.name;
  return row[language] ?? (spoken.includes(language) ? row.local : undefined);
}

function toPlace(facts: PlaceFacts, row: PlaceRow): BuiltInPlace {
  const { city, asOf, texts, quarterIn } = facts;
  const { shelf, kind, name, local, address, hours, website } = row;
  const inKorean = toKorean(row, quarterIn);
  return {
    id: `${city}/${toSlug(name)}`,
    names: {
      ...defined(inEveryLanguage((language) => nameInRow(row, language, facts))),
      en: name,
      ...(local !== undefined && { local }),
      ...(row.other && { others: row.other }),
    },
    coordinates: [row.lon, row.lat],
    tag: tagOfKind(kind),
    kind,
    ...(shelf !== 'hotels' && { shelf }),
    neighborhood: row.quarter,
    ...(address !== undefined && { address }),
    ...(inKorean && { whereaboutsIn: { ko: inKorean } }),
    ...(hours !== undefined && { openingHours: hours }),
    visitMin: row.visitMin ?? visitMinOfKind(kind),
    descriptions: {
      ...row.about,
      ...defined(inEveryLanguage((language) => texts[language]?.[name]?.about)),
    },
    ...(website !== undefined && { website }),
    asOf,
  };
}

/** The built-in places of a city, by its code; empty for other cities. */
export const placesOfCity = lazyOf((code): readonly BuiltInPlace[] => {
  const { name: city, country = '' } = listCityFacts().get(code) ?? {};
  const file = city === undefined ? undefined : readCityFile<PlaceFile>(code, 'places.json');
  if (city === undefined || !file) return [];
  const { asOf, places } = file;
  const spoken = findCountryFacts(country)?.language.languages ?? [];
  const texts = defined(
    inEveryLanguage((language) => readCityFile<PlaceTexts>(code, `places.${language}.json`)),
  );
  const facts = { city, asOf, spoken, texts, quarterIn: quarterNamer(places) };
  return places.map((row) => toPlace(facts, row));
});

const townCenters = lazy(
  () => new Map(listTowns().map((town) => [town.name.toUpperCase(), town.center])),
);

/** Where the centre of a city with built-in places is. */
export function centerOfPlaceCity(code: string) {
  return findCity(code)?.center ?? townCenters().get(code);
}
