import { distanceKm } from '../distance/haversine.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { foldJoined, foldWords } from '../shared/fold.ts';
import { isWithinTypingErrors } from '../shared/typing-errors.ts';
import type { BuiltInPlace } from './built-in-place.ts';
import { type PlaceWords, wordsOf } from './place-words.ts';

const WHOLE_NAME = 40;
const START_OF_NAME = 20;
const MISTYPED_NAME = 16;
const IN_NAME = 6;
const MISTYPED_WORD = 4;
const IN_ABOUT = 3;
const IN_PROSE = 1;
const WHOLE_WORD = 2;

/** Scripts that write no spaces between words, or join particles to them: a query may be a part of a word. */
const WITHOUT_SPACES =
  /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const HANGUL = /\p{Script=Hangul}/u;

const wordsById = new Map<string, PlaceWords>();

function keptWordsOf(place: BuiltInPlace): PlaceWords {
  const known = wordsById.get(place.id);
  if (known) return known;
  const words = wordsOf(place);
  wordsById.set(place.id, words);
  return words;
}

/** How many typing errors a text of this length may have and still be meant. */
function errorsAllowed(text: string): number {
  if (WITHOUT_SPACES.test(text)) return text.length >= 3 ? 1 : 0;
  if (text.length < 4) return 0;
  return text.length < 9 ? 1 : 2;
}

/** Also letter by letter in Korean, where two keys make one syllable: `경북궁` is `경복궁`. */
function isMistyped(query: string, word: string, mostErrors: number): boolean {
  if (mostErrors === 0 || Math.max(query.length, word.length) < 3) return false;
  if (isWithinTypingErrors(query, word, mostErrors)) return true;
  if (!HANGUL.test(query)) return false;
  return isWithinTypingErrors(query.normalize('NFD'), word.normalize('NFD'), mostErrors);
}

/** How well one word of a query fits. */
function scoreWord(query: string, words: readonly string[], weight: number): number {
  if (words.includes(query)) return weight + WHOLE_WORD;
  const isPart = WITHOUT_SPACES.test(query);
  const fits = (word: string): boolean =>
    isPart ? word.includes(query) : query.length > 1 && word.startsWith(query);
  return words.some(fits) ? weight : 0;
}

function isMistypedIn(query: string, words: readonly string[]): boolean {
  const most = errorsAllowed(query);
  return words.some((word) => isMistyped(query, word, most));
}

function scoreWords(queryWords: readonly string[], words: PlaceWords): number {
  let score = 0;
  for (const query of queryWords) {
    const best =
      Math.max(
        scoreWord(query, words.names, IN_NAME),
        scoreWord(query, words.about, IN_ABOUT),
        scoreWord(query, words.prose, IN_PROSE),
      ) || (isMistypedIn(query, words.names) ? MISTYPED_WORD : 0);
    if (best === 0) return 0;
    score += best;
  }
  return score;
}

/** How well the query as a whole fits one of the names. */
function scoreName(joinedQuery: string, { joinedNames }: PlaceWords): number {
  if (joinedNames.includes(joinedQuery)) return WHOLE_NAME;
  const isLong = joinedQuery.length > 2 || WITHOUT_SPACES.test(joinedQuery);
  if (isLong && joinedNames.some((name) => name.startsWith(joinedQuery))) return START_OF_NAME;
  return isMistypedIn(joinedQuery, joinedNames) ? MISTYPED_NAME : 0;
}

/** The query without the names of the city searched in: `coffee in Seoul` is `coffee`. */
function toQueryWords(query: string, cityNames: readonly string[]): string[] {
  const words = foldWords(query);
  if (cityNames.length === 0) return words;
  const around = new Set([...cityNames.flatMap(foldWords), 'in', 'near', 'en']);
  const kept = words.filter((word) => !around.has(word));
  return kept.length > 0 ? kept : words;
}

export interface MatchAround {
  /** The names of the city searched in; empty if the query is not about one city. */
  readonly cityNames: readonly string[];
  /** Of two places that fit alike, the one nearer to here comes first. */
  readonly near?: Coordinates | undefined;
}

/** Short names with an error, which would fit much else: `Dne` is `Den` only where nothing fits better. */
function scoreLoosely(joinedQuery: string, { joinedNames }: PlaceWords): number {
  const most = errorsAllowed(joinedQuery) + 1;
  return joinedNames.some((name) => isMistyped(joinedQuery, name, most)) ? MISTYPED_NAME : 0;
}

function rank(
  places: readonly BuiltInPlace[],
  near: Coordinates | undefined,
  score: (words: PlaceWords) => number,
): BuiltInPlace[] {
  return places
    .flatMap((place) => {
      const fits = score(keptWordsOf(place));
      if (fits === 0) return [];
      return [{ place, score: fits, km: near ? distanceKm(near, place.coordinates) : 0 }];
    })
    .toSorted((a, b) => b.score - a.score || a.km - b.km)
    .map(({ place }) => place);
}

/**
 * The places whose name is the query, typing errors forgiven, or whose name, kind, neighbourhood or description has
 * every word of it. Best first, then nearest first.
 */
export function matchPlaces(
  query: string,
  places: readonly BuiltInPlace[],
  { cityNames, near }: MatchAround,
): BuiltInPlace[] {
  const queryWords = toQueryWords(query, cityNames);
  const joinedQuery = foldJoined(query);
  if (queryWords.length === 0) return [];
  const found = rank(
    places,
    near,
    (words) => scoreName(joinedQuery, words) + scoreWords(queryWords, words),
  );
  if (found.length > 0) return found;
  return rank(places, near, (words) => scoreLoosely(joinedQuery, words));
}
