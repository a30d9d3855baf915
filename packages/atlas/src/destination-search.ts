import { groupBy } from '@ooo/domain/shared/group-by';
import { toTypedLetters } from '@ooo/domain/shared/typed-letters';
import { findCountryByName } from './countries.ts';
import { destinationIndex, type DestinationEntry, spellingBonus } from './destination-index.ts';
import { isRegionName, mayLieIn } from './destination-place.ts';
import { readDestinationQuestion } from './destination-question.ts';
import { type Destination, findDestination, toDestination } from './destinations.ts';
import { findNearKeys, rangeOfPrefix } from './near-keys.ts';
import { lazy } from './read-data.ts';

/** Search answers nothing below this many letters; a syllable of Hangul has two or three. */
const LEAST_LETTERS = 2;
const MOST_LETTERS = 60;

/** What a match is worth beside how likely the place is meant. */
const WHOLE_NAME = 25;
const PART_OF_NAME = -12;
const PART_OF_NAME_BY_FEW_LETTERS = -80;
const OF_COUNTRY = -20;
const TYPING_ERROR = -22;
const MISTYPED_BEGINNING = -10;

/** How many typing errors a text of this length may have and still be meant. */
function errorsAllowed(letters: string): number {
  if (letters.length < 4) return 0;
  return letters.length < 8 ? 1 : 2;
}

/** No mistyped name is worth more: the likeliest place, with one error. */
const BEST_MISTYPED = 120 + TYPING_ERROR;

/** The best rank of each destination, by its number in the index. */
type Ranks = Map<number, number>;

/** One way to read what was typed, and what it finds. */
interface Asked {
  readonly name: string;
  readonly parts: readonly string[];
  readonly letters: string;
  readonly ranks: Ranks;
  /** A likely destination has this name. */
  hasName: boolean;
}

function keep(ranks: Ranks, at: number, worth: number, ofPart = PART_OF_NAME): void {
  const { entries, entryOf, isPart } = destinationIndex();
  const number = entryOf[at] ?? -1;
  const entry = entries[number];
  if (!entry) return;
  const rank = entry.score + worth + (isPart[at] === 1 ? ofPart : 0);
  if (rank > (ranks.get(number) ?? -Infinity)) ranks.set(number, rank);
}

function rankBeginnings(asked: Asked): void {
  const { name, letters, ranks } = asked;
  const { keys, entries, entryOf, isPart } = destinationIndex();
  const ofPart = letters.length < 4 ? PART_OF_NAME_BY_FEW_LETTERS : PART_OF_NAME;
  const [from, to] = rangeOfPrefix(keys, letters);
  for (let at = from; at < to; at += 1) {
    const entry = entries[entryOf[at] ?? -1];
    const isWhole = keys[at] === letters && entry;
    keep(ranks, at, isWhole ? WHOLE_NAME + spellingBonus(name, entry) : 0, ofPart);
    if (isWhole && isPart[at] === 0 && entry.score >= UNHEARD_OF) asked.hasName = true;
  }
}

/** An obscure name may be a typing error: `Sevila` is in the Philippines. */
const UNHEARD_OF = 44;

/** Only what is likelier than all that begins with what was typed, and not where that is a name: `Zion` is not Lyon. */
function rankMistyped({ letters, ranks, hasName }: Asked): void {
  const most = errorsAllowed(letters);
  const best = Math.max(-Infinity, ...ranks.values());
  if (most === 0 || hasName || best > BEST_MISTYPED) return;
  const near: Ranks = new Map();
  for (const { at, errors, isWhole } of findNearKeys(destinationIndex().keys, letters, most)) {
    keep(near, at, errors * TYPING_ERROR + (isWhole ? 0 : MISTYPED_BEGINNING));
  }
  for (const [number, rank] of near) {
    if (rank > best && !ranks.has(number)) ranks.set(number, rank);
  }
}

const byCountry = lazy(() =>
  groupBy(
    destinationIndex()
      .entries.map((entry, number) => ({ entry, number }))
      .toSorted((a, b) => b.entry.score - a.entry.score),
    ({ entry }) => entry.countryCode,
  ),
);

/** `Slovenia` shows the destinations there. */
function rankCountry(text: string, limit: number, ranks: Ranks): void {
  const code = findCountryByName(text);
  const entries = code === undefined ? [] : (byCountry().get(code) ?? []);
  for (const { entry, number } of entries.slice(0, limit)) {
    if (!ranks.has(number)) ranks.set(number, entry.score + OF_COUNTRY);
  }
}

function inOrder(ranks: Ranks, accepts: (entry: DestinationEntry) => boolean): DestinationEntry[] {
  const { entries } = destinationIndex();
  return [...ranks]
    .toSorted(([, a], [, b]) => b - a)
    .flatMap(([number]) => entries[number] ?? [])
    .filter(accepts);
}

function ask(text: string): Asked[] {
  const options = { isRegion: isRegionName, mayBegin: true };
  return readDestinationQuestion(text, options)
    .map(({ name, parts }) => ({
      name,
      parts,
      letters: toTypedLetters(name).slice(0, MOST_LETTERS),
      ranks: new Map<number, number>(),
      hasName: false,
    }))
    .filter(({ letters }) => letters.length >= LEAST_LETTERS);
}

function rank(text: string, limit: number): DestinationEntry[] {
  const asked = ask(text);
  for (const one of asked) rankBeginnings(one);
  const known = asked.filter(({ ranks }) => ranks.size > 0);
  for (const one of known.length > 0 ? known : asked) rankMistyped(one);
  const ofCountry: Ranks = new Map();
  rankCountry(text, limit, ofCountry);
  const found = asked.flatMap(({ ranks, parts }) =>
    inOrder(ranks, (entry) => mayLieIn(entry, parts)).slice(0, limit),
  );
  return [...new Set([...found, ...inOrder(ofCountry, () => true)])].slice(0, limit);
}

export interface DestinationProposal extends Destination {
  /** What a trip keeps of it: the shortest text that `findDestination` reads as this place and no other. */
  readonly text: string;
}

/** Some are left out, because no text tells them from a namesake. */
const SPARE = 4;

/** Federations whose people name the state and not the country. */
const BY_STATE = new Set(['US', 'CA', 'AU']);

function textOf({ city, region, country, countryCode, code }: Destination): string | undefined {
  const byState = region === undefined ? [] : [`${city}, ${region}`];
  const whole = region === undefined ? [] : [`${city}, ${region}, ${country}`];
  const texts = [
    city,
    ...(BY_STATE.has(countryCode) ? byState : []),
    `${city}, ${country}`,
    ...whole,
  ];
  return texts.find((text) => findDestination(text)?.code === code);
}

/**
 * Cities, towns, islands and regions by what a traveller has typed so far of their names, in English, Korean, Spanish
 * or the language of the country, with typing errors forgiven, and with a country or a state: `sevile`, `세비`, `Bled`,
 * `Toledo, Ohio`, `granada nic`. The likeliest first, each once; empty below two letters.
 */
export function searchDestinations(query: string, limit = 8): DestinationProposal[] {
  const text = query.trim();
  if (toTypedLetters(text).length < LEAST_LETTERS) return [];
  const found = rank(text, limit + SPARE).flatMap((entry) => {
    const destination = toDestination(entry);
    const kept = destination && textOf(destination);
    return destination && kept !== undefined ? [{ ...destination, text: kept }] : [];
  });
  return found.slice(0, limit);
}

/** Builds the index ahead, which takes a quarter of a second, so that no request waits for it. */
export function prepareDestinations(): void {
  destinationIndex();
}
