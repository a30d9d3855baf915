import { groupBy } from '@ooo/domain/shared/group-by';
import { foldWords } from '@ooo/domain/shared/fold';
import { toTypedLetters, typedLettersOf } from '@ooo/domain/shared/typed-letters';
import { type Airport, findAirport, listAirports, listCityAirports } from './airport-table.ts';
import { findCity, listTowns, type Town } from './city-table.ts';
import { rangeOfPrefix } from './near-keys.ts';
import { lazy, readData } from './read-data.ts';
import {
  allNamesOf,
  findMoreNames,
  type SettlementRow,
  settlementRows,
} from './settlement-table.ts';

/** Where a destination comes from. */
export type DestinationOrigin =
  | { readonly kind: 'airport'; readonly main: Airport }
  | { readonly kind: 'town'; readonly town: Town }
  | { readonly kind: 'settlement'; readonly row: SettlementRow };

export interface DestinationEntry {
  readonly origin: DestinationOrigin;
  readonly countryCode: string;
  /**
   * How likely travellers mean it, roughly 25 to 120: eight points for each tenfold of people, more for a city that has
   * an important airport or is listed as a destination.
   */
  readonly score: number;
}

/** Towns that are written down with the airport used are meant before any namesake. */
const TOWN_SCORE = 120;
const WRITTEN_CITY = 40;
/** An airport is a reason to go there, by its size; and what a city of unknown population counts as. */
const AIRPORT_SCORES = {
  large: { bonus: 20, unknown: 42 },
  medium: { bonus: 10, unknown: 36 },
  small: { bonus: 4, unknown: 28 },
} as const;

function cityEntry(main: Airport): DestinationEntry {
  const { bonus, unknown } = AIRPORT_SCORES[main.size];
  const people = findMoreNames(main.cityCode, main.city)?.score ?? unknown;
  const known = findCity(main.cityCode);
  const score = people + bonus + (known ? WRITTEN_CITY : 0);
  const countryCode = known?.countryCode ?? main.countryCode;
  return { origin: { kind: 'airport', main }, countryCode, score };
}

/** A village or part of a city that used to be an airport's city, and the airport. */
type FormerCityRow = readonly [name: string, iata: string];

/** Trips keep the name of their destination: one that was made for Hondarribia still goes to San Sebastián. */
const formerNames = lazy(() =>
  groupBy(
    readData<readonly FormerCityRow[]>('former-cities.json'),
    ([, iata]) => findAirport(iata)?.cityCode ?? '',
  ),
);

function cityNames({ city, cityCode }: Airport): string[] {
  const more = findMoreNames(cityCode, city)?.allNames ?? [];
  const former =
    formerNames()
      .get(cityCode)
      ?.map(([name]) => name) ?? [];
  return [city, ...(findCity(cityCode)?.allNames ?? []), ...more, ...former];
}

interface Named {
  readonly entry: DestinationEntry;
  readonly names: readonly string[];
}

function* listNamed(): Generator<Named> {
  for (const code of new Set(listAirports().map(({ cityCode }) => cityCode))) {
    const [main] = listCityAirports(code);
    if (main) yield { entry: cityEntry(main), names: cityNames(main) };
  }
  for (const town of listTowns()) {
    const { countryCode } = town;
    yield {
      entry: { origin: { kind: 'town', town }, countryCode, score: TOWN_SCORE },
      names: town.allNames,
    };
  }
  for (const row of settlementRows()) {
    const [, countryCode, , , , , , score] = row;
    yield {
      entry: { origin: { kind: 'settlement', row }, countryCode, score },
      names: allNamesOf(row),
    };
  }
}

/** Shorter later words of a name are ignored: `de`, `of`. */
const LEAST_LATER_WORD = 3;

interface Key {
  readonly key: string;
  readonly entry: number;
  /** The key is not the whole name: `york` of `New York`. */
  readonly isPart: boolean;
}

/** The whole names before the parts: what is both is a name. */
function listKeys(names: readonly string[], entry: number): Key[] {
  const found = new Map<string, Key>();
  const add = (joined: string, isPart: boolean): void => {
    const key = typedLettersOf(joined);
    if (key !== '' && !found.has(key)) found.set(key, { key, entry, isPart });
  };
  const wordsOfNames = names.map(foldWords);
  for (const words of wordsOfNames) add(words.join(''), false);
  for (const words of wordsOfNames) {
    for (let at = 1; at < words.length; at += 1) {
      if ((words[at] ?? '').length >= LEAST_LATER_WORD) add(words.slice(at).join(''), true);
    }
  }
  return [...found.values()];
}

export interface DestinationIndex {
  readonly entries: readonly DestinationEntry[];
  /** Every name and later part of one as it is typed, sorted. */
  readonly keys: readonly string[];
  /** For each key the number of its entry. */
  readonly entryOf: Int32Array;
  /** For each key 1 where it is only a part of a name. */
  readonly isPart: Uint8Array;
}

/** All destinations by the letters of their names. Takes about a quarter of a second, once. */
export const destinationIndex = lazy((): DestinationIndex => {
  const entries: DestinationEntry[] = [];
  const found: Key[] = [];
  for (const { entry, names } of listNamed()) {
    found.push(...listKeys(names, entries.push(entry) - 1));
  }
  found.sort((a, b) => (a.key < b.key ? -1 : a.key === b.key ? a.entry - b.entry : 1));
  return {
    entries,
    keys: found.map(({ key }) => key),
    entryOf: Int32Array.from(found, ({ entry }) => entry),
    isPart: Uint8Array.from(found, ({ isPart }) => (isPart ? 1 : 0)),
  };
});

/** Accents that were typed on purpose: `San José` is not the `San Jose` in California. */
const ACCENTED = /[^ -~]/u;
const OWN_SPELLING = 15;
const OTHER_SPELLING = 10;

function namesOf({ origin }: DestinationEntry): readonly string[] {
  if (origin.kind === 'airport') return cityNames(origin.main);
  return origin.kind === 'town' ? origin.town.allNames : allNamesOf(origin.row);
}

const asWritten = (name: string): string => name.normalize('NFC').trim().toLowerCase();

/** What it adds to the score that a text has accents, or signs of another script, and a name of the destination just these. */
export function spellingBonus(text: string, entry: DestinationEntry): number {
  if (!ACCENTED.test(text)) return 0;
  const at = namesOf(entry).findIndex((name) => asWritten(name) === asWritten(text));
  if (at === -1) return 0;
  return at === 0 ? OWN_SPELLING : OTHER_SPELLING;
}

/** The destinations that have exactly this name, the likeliest first. */
export function listNamesakes(name: string): DestinationEntry[] {
  const { entries, keys, entryOf, isPart } = destinationIndex();
  const key = toTypedLetters(name);
  if (key === '') return [];
  const found: DestinationEntry[] = [];
  const [from, to] = rangeOfPrefix(keys, key);
  for (let at = from; at < to && keys[at] === key; at += 1) {
    const entry = entries[entryOf[at] ?? -1];
    if (entry && isPart[at] === 0) found.push(entry);
  }
  const scoreOf = (entry: DestinationEntry): number => entry.score + spellingBonus(name, entry);
  return found.toSorted((a, b) => scoreOf(b) - scoreOf(a));
}
