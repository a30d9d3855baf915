import { type Hints, readHints } from './airport-hints.ts';
import { airportIndex, nameWords, placesOf } from './airport-index.ts';
import { type Airport, findAirport, listCityAirports } from './airport-table.ts';
import { type WordMatch, matchWords } from './airport-words.ts';
import { findCity } from './city-table.ts';
import { isCutOffKind, isKind } from './generic-words.ts';

export interface AirportCandidate {
  readonly airport: Airport;
  /**
   * 0 to 1. From 0.85 the text names this airport, or a city that has no other; from 0.7 it names
   * the city, and this is one of its airports; below 0.5 it is a guess.
   */
  readonly score: number;
}

/** The score of a text with the airport's code. */
const CODED = 1;
/** The score of a text that names the airport, or a city that has only one. */
const NAMED = 0.9;
/** The score of a text that names a city with several airports. */
const CITY_ONLY = 0.72;
/** The score of a text that names a city, for an airport of another city. */
const OTHER_CITY = 0.6;
/** Added to the most important airport, less to others, none to the least. */
const IMPORTANCE = 0.1;
const LEAST_COVERAGE = 0.3;
/** Where the text names another country or state. */
const WRONG_PLACE = 0.55;
/** For an airport that is not a large one and whose city the text does not name: `March`; names of East Asia are not words. */
const MINOR = 0.8;
const EAST_ASIAN = /^[\p{Script=Hangul}\p{Script=Han}\p{Script=Katakana}]/u;

const IN_BRACKETS = /[([]\s*([A-Z]{3})(?=\s*[\])/\-–])/g;

function findByCode(text: string): Airport | undefined {
  const whole = text.trim();
  if (/^[A-Z]{3}$/.test(whole)) return findAirport(whole);
  for (const [, code] of text.matchAll(IN_BRACKETS)) {
    const airport = code === undefined ? undefined : findAirport(code);
    if (airport) return airport;
  }
  return undefined;
}

/** Whether a word is of a name: `Banda` is, though the Indonesian word for an airport begins so. */
function isOfName(word: string): boolean {
  if (isKind(word)) return false;
  return !isCutOffKind(word) || placesOf(airportIndex(), word) !== undefined;
}

const namesOfCities = new Map<Airport, ReadonlySet<string>>();

/** Whether words are the whole name of the airport's city, in any language. */
function isCityOf(airport: Airport, words: string): boolean {
  const kept = namesOfCities.get(airport);
  if (kept) return kept.has(words);
  const known = findCity(airport.cityCode);
  const names = known ? [airport.city, ...known.allNames] : [airport.city];
  const own = new Set(names.map((name) => nameWords(name).join(' ')));
  namesOfCities.set(airport, own);
  return own.has(words);
}

/** Whether the words have all of the airport's name: `Brussels Airport`, `Dubai Intl`. */
function hasWholeName(airport: Airport, words: readonly string[]): boolean {
  return airport.size === 'large' && nameWords(airport.name).every((word) => words.includes(word));
}

/** Airports in use of the same city; a lone one is meant when the city is named. */
function isLone(airport: Airport): boolean {
  const others = listCityAirports(airport.cityCode).filter(
    (other) => other.isScheduled && other.size === 'large',
  );
  return others.length <= 1 && (others[0] ?? airport) === airport;
}

/** The most important airport of a city that has exactly this name, where there is one. */
function findLead(found: Iterable<number>, words: string, hints: Hints): number | undefined {
  const { airports } = airportIndex();
  let lead: number | undefined;
  for (const at of found) {
    if (lead !== undefined && at > lead) continue;
    const airport = airports[at];
    if (airport && hints.agrees(airport) && isCityOf(airport, words)) lead = at;
  }
  return lead;
}

function kindOf(airport: Airport, match: WordMatch, words: readonly string[]): number {
  if (!match.isSpecific) return isLone(airport) ? NAMED : CITY_ONLY;
  const isWord = !match.isInCity && !words.some((word) => EAST_ASIAN.test(word));
  return airport.size !== 'large' && isWord ? NAMED * MINOR : NAMED;
}

/** The same for a text that is a city's name: a far less important city of that name steps back. */
function kindInCity(number: number, lead: number, words: readonly string[]): number {
  const { airports } = airportIndex();
  const airport = airports[number];
  if (!airport || !isCityOf(airport, words.join(' '))) return OTHER_CITY;
  if (number === lead && hasWholeName(airport, words)) return NAMED;
  const isSameCity = airports[lead]?.cityCode === airport.cityCode;
  if (!isSameCity && number > 4 * lead + 50) return OTHER_CITY;
  return isLone(airport) ? NAMED : CITY_ONLY;
}

/**
 * The airports that a ticket's words can mean, best first: `BERLIN, DE (TEGEL)`, `London Heathrow`,
 * `NYC-LAGUARDIA`, `STOCKHOLM ARLAN`, `서울(인천)`. A code in brackets, or a text that is one, settles
 * it. A city's name brings its airports, the main one first. Empty where no word is known, or none is of a
 * name: `International Airport`.
 */
export function findAirportsByName(text: string, limit = 5): AirportCandidate[] {
  const coded = findByCode(text);
  if (coded) return [{ airport: coded, score: CODED }];
  const hints = readHints(text);
  const words = [...new Set(nameWords(hints.rest))];
  if (!words.some(isOfName)) return [];
  const { found, total } = matchWords(words);
  const { airports } = airportIndex();
  const lead = findLead(found.keys(), words.join(' '), hints);
  const candidates: AirportCandidate[] = [];
  for (const [number, match] of found) {
    const airport = airports[number];
    const coverage = match.matched / total;
    if (!airport || coverage < LEAST_COVERAGE) continue;
    const kind =
      lead === undefined ? kindOf(airport, match, words) : kindInCity(number, lead, words);
    const place = hints.agrees(airport) ? 1 : WRONG_PLACE;
    const importance = 1 - Math.log(1 + number) / Math.log(1 + airports.length);
    candidates.push({ airport, score: coverage * place * (kind + IMPORTANCE * importance) });
  }
  return candidates.sort((a, b) => b.score - a.score).slice(0, limit);
}
