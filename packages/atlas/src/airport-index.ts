import { type Airport, listAirports } from './airport-table.ts';
import { findCity } from './city-table.ts';
import { fold } from '@ooo/domain/shared/fold';
import { withoutAirportWords } from './generic-words.ts';
import { lazy } from './read-data.ts';

/** The words of a text that can tell airports apart: without those for an airport in any language. */
export function nameWords(text: string): string[] {
  return withoutAirportWords(fold(text));
}

/** Where a word is in an airport's names: bits, since a word can be in several places. */
export const IN_CITY = 1;
export const IN_NAME = 2;
export const IN_ALIAS = 4;
export const IN_CODE = 8;

const PLACE_BITS = 4;
const PLACE_MASK = 15;

export interface AirportIndex {
  readonly airports: readonly Airport[];
  /** All words, sorted, for lookups by their beginning. */
  readonly words: readonly string[];
  /** For a word: airport numbers, most important first, each with the places in its lowest bits. */
  readonly packed: ReadonlyMap<string, readonly number[]>;
}

/** The words of a name and the joined neighbours, so that `La Guardia` finds `LaGuardia`. */
export function wordsAndPairs(text: string): string[] {
  const words = nameWords(text);
  const pairs = words.slice(1).map((word, at) => `${words[at] ?? ''}${word}`);
  return [...words, ...pairs];
}

function cityNames(airport: Airport): readonly string[] {
  const known = findCity(airport.cityCode);
  return known ? [airport.city, ...known.allNames] : [airport.city];
}

export const airportIndex = lazy((): AirportIndex => {
  const airports = listAirports();
  const packed = new Map<string, number[]>();
  const add = (word: string, airport: number, place: number): void => {
    const entry = (airport << PLACE_BITS) | place;
    const entries = packed.get(word);
    const last = entries?.at(-1) ?? -1;
    if (!entries) packed.set(word, [entry]);
    else if (last >> PLACE_BITS === airport) entries[entries.length - 1] = last | place;
    else entries.push(entry);
  };
  const wordsOf = new Map<string, string[]>();
  const splitOnce = (text: string): string[] => {
    const known = wordsOf.get(text);
    if (known) return known;
    const words = wordsAndPairs(text);
    wordsOf.set(text, words);
    return words;
  };
  for (const [at, airport] of airports.entries()) {
    add(airport.iata.toLowerCase(), at, IN_CODE);
    add(airport.cityCode.toLowerCase(), at, IN_CODE);
    for (const name of cityNames(airport)) {
      for (const word of splitOnce(name)) add(word, at, IN_CITY);
    }
    for (const word of wordsAndPairs(airport.name)) add(word, at, IN_NAME);
    for (const alias of airport.aliases) {
      for (const word of wordsAndPairs(alias)) add(word, at, IN_ALIAS);
    }
  }
  return { airports, packed, words: [...packed.keys()].sort() };
});

/** Airport numbers, most important first, with the places where they have the word. */
export function placesOf(
  index: AirportIndex,
  word: string,
): ReadonlyMap<number, number> | undefined {
  const entries = index.packed.get(word);
  return entries && new Map(entries.map((entry) => [entry >> PLACE_BITS, entry & PLACE_MASK]));
}

/** The indexed words that begin with `start`, in alphabetical order. */
export function listWordsFrom(index: AirportIndex, start: string): string[] {
  let low = 0;
  let high = index.words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((index.words[middle] ?? '') < start) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while ((index.words[end] ?? '').startsWith(start) && end < index.words.length) end += 1;
  return index.words.slice(low, end);
}
