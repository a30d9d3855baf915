import { foldWords } from '../shared/fold.ts';
import type { BuiltInPlace } from './built-in-place.ts';
import { type PlaceWords, wordsOf } from './place-words.ts';

const IN_NAME = 6;
const IN_ABOUT = 3;
const IN_PROSE = 1;
const WHOLE_WORD = 2;
const HANGUL = /[가-힣]/;

const wordsById = new Map<string, PlaceWords>();

function keptWordsOf(place: BuiltInPlace): PlaceWords {
  const known = wordsById.get(place.id);
  if (known) return known;
  const words = wordsOf(place);
  wordsById.set(place.id, words);
  return words;
}

/** How well one word of a query fits; Korean words also fit inside others, as `궁` in `경복궁`. */
function scoreWord(query: string, words: readonly string[], weight: number): number {
  if (words.includes(query)) return weight + WHOLE_WORD;
  const fits = (word: string): boolean =>
    HANGUL.test(query) ? word.includes(query) : query.length > 1 && word.startsWith(query);
  return words.some(fits) ? weight : 0;
}

function scorePlace(queryWords: readonly string[], place: BuiltInPlace): number {
  const { names, about, prose } = keptWordsOf(place);
  let score = 0;
  for (const query of queryWords) {
    const best = Math.max(
      scoreWord(query, names, IN_NAME),
      scoreWord(query, about, IN_ABOUT),
      scoreWord(query, prose, IN_PROSE),
    );
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

/** The query without the names of the city searched in: `coffee in Seoul` is `coffee`. */
function toQueryWords(query: string, cityNames: readonly string[]): string[] {
  const words = foldWords(query);
  if (cityNames.length === 0) return words;
  const around = new Set([...cityNames.flatMap(foldWords), 'in', 'near', 'en']);
  const kept = words.filter((word) => !around.has(word));
  return kept.length > 0 ? kept : words;
}

/**
 * The places whose name, kind, neighbourhood or description has every word of the query, best first. `cityNames` are
 * the names of the city; empty if the query is not about one city.
 */
export function matchPlaces(
  query: string,
  places: readonly BuiltInPlace[],
  cityNames: readonly string[],
): BuiltInPlace[] {
  const queryWords = toQueryWords(query, cityNames);
  if (queryWords.length === 0) return [];
  return places
    .map((place) => ({ place, score: scorePlace(queryWords, place) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score)
    .map(({ place }) => place);
}
