import {
  IN_ALIAS,
  IN_CITY,
  IN_CODE,
  IN_NAME,
  airportIndex,
  listWordsFrom,
  placesOf,
} from './airport-index.ts';
import type { Airport } from './airport-table.ts';

export interface WordMatch {
  /** The weight of the words that this airport has. */
  readonly matched: number;
  /** Whether one of them belongs to the airport itself rather than to its city. */
  readonly isSpecific: boolean;
  readonly isInCity: boolean;
}

const UNKNOWN_WORD_WEIGHT = 6;
/** A word is taken for a cut-off one (`ARLAN`) from this length, if it begins few words. */
const CUT_OFF_FROM = 5;
const MOST_ENDINGS = 12;

type Posting = ReadonlyMap<number, number>;

/** Rare words weigh more: the logarithm of how seldom a word is. Short Latin words weigh less. */
function weightOf(word: string, airports: number, all: number): number {
  const weight = airports === 0 ? UNKNOWN_WORD_WEIGHT : Math.log(1 + all / airports);
  return /[가-힣]/.test(word) ? weight : weight * Math.min(1, word.length / 4);
}

/** The airports of a word run together with the next, else of the word, else of a cut-off word. */
function lookUp(
  words: readonly string[],
  at: number,
): { postings: Posting[]; word: string; used: number } {
  const index = airportIndex();
  const word = words[at] ?? '';
  const pair = `${word}${words[at + 1] ?? ''}`;
  const joined = at + 1 < words.length ? placesOf(index, pair) : undefined;
  if (joined) return { postings: [joined], word: pair, used: 2 };
  const exact = placesOf(index, word);
  if (exact) return { postings: [exact], word, used: 1 };
  const endings = word.length < CUT_OFF_FROM ? [] : listWordsFrom(index, word);
  const postings = endings.length > MOST_ENDINGS ? [] : endings;
  return { postings: postings.map((one) => placesOf(index, one) ?? new Map()), word, used: 1 };
}

function merge(postings: readonly Posting[]): Posting {
  const [only] = postings;
  if (only && postings.length === 1) return only;
  const merged = new Map<number, number>();
  for (const posting of postings) {
    for (const [airport, place] of posting) merged.set(airport, (merged.get(airport) ?? 0) | place);
  }
  return merged;
}

function isOwnWord(airport: Airport | undefined, word: string, place: number): boolean {
  if (!airport) return false;
  if (place === IN_CODE) return airport.iata.toLowerCase() === word;
  return (place & (IN_NAME | IN_ALIAS)) !== 0 && (place & IN_CITY) === 0;
}

/** What the words of a text match, by airport number, and the weight of all of them. */
export function matchWords(words: readonly string[]): {
  readonly found: ReadonlyMap<number, WordMatch>;
  readonly total: number;
} {
  const index = airportIndex();
  const { airports } = index;
  const found = new Map<number, WordMatch>();
  let total = 0;
  for (let at = 0; at < words.length;) {
    const { postings, word, used } = lookUp(words, at);
    const places = merge(postings);
    const weight = weightOf(word, places.size, airports.length);
    const first = placesOf(index, words[at] ?? '');
    for (const [airport, place] of places) {
      const before = found.get(airport);
      const isCityWord = ((place | (first?.get(airport) ?? 0)) & IN_CITY) !== 0;
      found.set(airport, {
        matched: (before?.matched ?? 0) + weight,
        isSpecific: before?.isSpecific === true || isOwnWord(airports[airport], word, place),
        isInCity: before?.isInCity === true || isCityWord,
      });
    }
    total += weight;
    at += used;
  }
  return { found, total };
}
