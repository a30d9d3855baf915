import {
  IN_CITY,
  IN_NAME,
  airportIndex,
  listWordsFrom,
  nameWords,
  placesOf,
} from './airport-index.ts';
import { type Airport, findAirport, listAirports, listCityAirports } from './airport-table.ts';
import { lazy } from './read-data.ts';

/** Search answers nothing below this many characters. */
export const SEARCH_FROM_CHARACTERS = 2;

const byIcao = lazy(
  () =>
    new Map(listAirports().flatMap((airport) => (airport.icao ? [[airport.icao, airport]] : []))),
);

function withExactCode(text: string): Airport[] {
  const code = text.toUpperCase();
  const exact = findAirport(code) ?? byIcao().get(code);
  return [...(exact ? [exact] : []), ...listCityAirports(code)];
}

/** How good a match of one word is: its city, its name, any other name; whole words first. */
function wordQuality(place: number, isWhole: boolean): number {
  const where = (place & IN_CITY) !== 0 ? 3 : (place & IN_NAME) !== 0 ? 2 : 1;
  return where + (isWhole ? 3 : 0);
}

function matchWord(start: string): Map<number, number> {
  const index = airportIndex();
  const found = new Map<number, number>();
  for (const word of listWordsFrom(index, start)) {
    const isWhole = word === start;
    for (const [airport, place] of placesOf(index, word) ?? []) {
      const quality = wordQuality(place, isWhole);
      if (quality > (found.get(airport) ?? 0)) found.set(airport, quality);
    }
  }
  return found;
}

/**
 * Airports by code, city or name in any of the languages, with or without accents: every word
 * of the query begins a word of the airport. An exact code comes first (`SEL` brings ICN and GMP),
 * then big airports before small ones. Empty for fewer than two characters.
 */
export function searchAirports(query: string, limit = 10): Airport[] {
  const text = query.trim();
  if (text.normalize('NFC').length < SEARCH_FROM_CHARACTERS) return [];
  const best = new Set(withExactCode(text));
  const words = nameWords(text);
  const matches = words.map(matchWord).sort((a, b) => a.size - b.size);
  const [rarest, ...others] = matches;
  const ranked: { airport: number; rank: number }[] = [];
  for (const [airport, quality] of rarest ?? []) {
    const qualities = others.map((match) => match.get(airport) ?? 0);
    if (qualities.includes(0)) continue;
    const mean = qualities.reduce((sum, one) => sum + one, quality) / words.length;
    ranked.push({ airport, rank: airport - mean * 120 });
  }
  ranked.sort((a, b) => a.rank - b.rank);
  const { airports } = airportIndex();
  for (const { airport } of ranked) {
    if (best.size >= limit) break;
    const found = airports[airport];
    if (found) best.add(found);
  }
  return [...best].slice(0, limit);
}
