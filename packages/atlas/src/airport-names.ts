import { type Hints, isCityOf, readHints } from './airport-hints.ts';
import {
  IN_ALIAS,
  IN_CITY,
  IN_CODE,
  IN_NAME,
  airportIndex,
  listWordsFrom,
  nameWords,
} from './airport-index.ts';
import { type Airport, findAirport, listCityAirports } from './airport-table.ts';

export interface AirportCandidate {
  readonly airport: Airport;
  /**
   * 0 to 1. From 0.85 the text names this airport, or a city that has no other; from 0.7 it names
   * the city, and this is one of its airports; below 0.5 it is a guess.
   */
  readonly score: number;
}

const CODE_SCORE = 1;
/** What a text is worth that names the airport, or a city that has only one. */
const NAMED = 0.9;
/** What it is worth where it names a city that has several. */
const CITY_ONLY = 0.72;
/** What it is worth where it is a city's name and the airport of another city has the word too. */
const OTHER_CITY = 0.6;
/** Added to the most important airport, less to others, none to the least. */
const IMPORTANCE = 0.1;
const UNKNOWN_WORD_WEIGHT = 5;
/** A word is taken for a cut-off one (`ARLAN`) from this length. */
const CUT_OFF_FROM = 4;
const WRONG_PLACE = 0.55;

/** Rare words weigh more: the logarithm of how seldom a word is. */
function weightOf(word: string, airports: number, all: number): number {
  const weight = airports === 0 ? UNKNOWN_WORD_WEIGHT : Math.log(1 + all / airports);
  return weight * Math.min(1, word.length / 4 + (/[가-힣]/.test(word) ? 1 : 0));
}

interface Found {
  matched: number;
  /** Whether a matched word belongs to the airport itself rather than to its city. */
  isSpecific: boolean;
}

/** The airports of a word, else of the word run together with the next, else of a cut-off word. */
function lookUp(words: readonly string[], at: number) {
  const { postings } = airportIndex();
  const word = words[at] ?? '';
  const pair = `${word}${words[at + 1] ?? ''}`;
  const joined = at + 1 < words.length ? postings.get(pair) : undefined;
  if (joined) return { found: [joined], used: 2, word: pair };
  const exact = postings.get(word);
  if (exact) return { found: [exact], used: 1, word };
  if (word.length < CUT_OFF_FROM) return { found: [], used: 1, word };
  const longer = listWordsFrom(airportIndex(), word).map((one) => postings.get(one) ?? new Map());
  return { found: longer.length > 12 ? [] : longer, used: 1, word };
}

function scoreWords(words: readonly string[]): { found: Map<number, Found>; total: number } {
  const { airports } = airportIndex();
  const found = new Map<number, Found>();
  let total = 0;
  for (let at = 0; at < words.length;) {
    const look = lookUp(words, at);
    const places = new Map<number, number>();
    for (const posting of look.found) {
      for (const [airport, place] of posting) {
        places.set(airport, (places.get(airport) ?? 0) | place);
      }
    }
    const weight = weightOf(look.word, places.size, airports.length);
    total += weight;
    for (const [airport, place] of places) {
      const sofar = found.get(airport) ?? { matched: 0, isSpecific: false };
      sofar.matched += weight;
      sofar.isSpecific ||= isOwnWord(airports[airport], look.word, place);
      found.set(airport, sofar);
    }
    at += look.used;
  }
  return { found, total };
}

function isOwnWord(airport: Airport | undefined, word: string, place: number): boolean {
  if (!airport) return false;
  if (place === IN_CODE) return airport.iata.toLowerCase() === word;
  return (place & (IN_NAME | IN_ALIAS)) !== 0 && (place & IN_CITY) === 0;
}

/** Airports in use of the same city; a lone one is meant when the city is named. */
function isLone(airport: Airport): boolean {
  const others = listCityAirports(airport.cityCode).filter(
    (other) => other.isScheduled && other.size === 'large',
  );
  return others.length <= 1 && (others[0] ?? airport) === airport;
}

function kindOf(airport: Airport, isSpecific: boolean): number {
  return isSpecific || isLone(airport) ? NAMED : CITY_ONLY;
}

/** The most important airport of a city that has exactly this name, where there is one. */
function findLead(found: Iterable<number>, hints: Hints): number | undefined {
  const { airports } = airportIndex();
  let lead: number | undefined;
  for (const at of found) {
    if (lead !== undefined && at > lead) continue;
    const airport = airports[at];
    if (airport && hints.agrees(airport) && isCityOf(airport, hints.rest)) lead = at;
  }
  return lead;
}

/** The same for a text that is a city's name: a far less important city of that name steps back. */
function kindInCity(number: number, lead: number, cityName: string): number {
  const { airports } = airportIndex();
  const airport = airports[number];
  if (!airport || !isCityOf(airport, cityName)) return OTHER_CITY;
  const isSameCity = airports[lead]?.cityCode === airport.cityCode;
  if (!isSameCity && number > 4 * lead + 50) return OTHER_CITY;
  return kindOf(airport, false);
}

/**
 * The airports that a ticket's words can mean, best first: `BERLIN, DE (TEGEL)`, `London Heathrow`,
 * `NYC-LAGUARDIA`, `STOCKHOLM ARLAN`, `서울(인천)`. A code in brackets, or a text that is one, settles
 * it. A city's name brings its airports, the main one first. Empty where no word is known.
 */
export function findAirportsByName(text: string, limit = 5): AirportCandidate[] {
  const coded = findByCode(text);
  if (coded) return [{ airport: coded, score: CODE_SCORE }];
  const hints = readHints(text);
  const { found, total } = scoreWords(nameWords(hints.rest));
  const { airports } = airportIndex();
  const lead = findLead(found.keys(), hints);
  const candidates: AirportCandidate[] = [];
  for (const [number, { matched, isSpecific }] of found) {
    const airport = airports[number];
    if (!airport) continue;
    const coverage = matched / total;
    if (coverage < 0.3) continue;
    const kind =
      lead === undefined ? kindOf(airport, isSpecific) : kindInCity(number, lead, hints.rest);
    const place = hints.agrees(airport) ? 1 : WRONG_PLACE;
    const importance = 1 - Math.log(1 + number) / Math.log(1 + airports.length);
    candidates.push({ airport, score: coverage * place * (kind + IMPORTANCE * importance) });
  }
  return candidates.sort((a, b) => b.score - a.score).slice(0, limit);
}

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
