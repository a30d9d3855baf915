import { CITY_NAMES } from './city-names.ts';
import { NAMESAKES, SERVED_CITIES, SHARED_CITY_CODES } from './served-cities.ts';
import type { CodedAirport, ListedAirport, PlacedAirport } from './airport-sources.ts';
import { fold } from '@ooo/domain/shared/fold';

export interface KnownCity {
  code: string;
  name: string;
  lat: number;
  lon: number;
}

/** Farther from its city than this, an airport is taken for another city's with the same code. */
const SAME_CITY_KM = 130;
const WORDS_OF_AIRPORTS =
  /\b(international|intl|airport|airfield|aerodrome|regional|municipal|county|air base|airpark|field|seaplane base|heliport)\b/gi;

export function roughDistanceKm(
  a: { lat: number; lon: number },
  b: { lat: number; lon: number },
): number {
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  return Math.hypot(east, a.lat - b.lat) * 111.2;
}

function tidy(place: string): string {
  const parts = place.replace(/\(.*?\)/g, '').split(/[/,]/);
  return (parts[0] ?? '').trim();
}

/** The city and city code of an airport, and other names of its place. */
export function settleCity(
  listed: ListedAirport,
  coded: CodedAirport | undefined,
  placed: PlacedAirport | undefined,
  cities: ReadonlyMap<string, KnownCity>,
): { city: string; cityCode: string; others: string[] } {
  const here = { lat: listed.latitude, lon: listed.longitude };
  const named = NAMESAKES.has(listed.iata) ? undefined : coded;
  const places = [placed?.municipality, named?.city, named?.city ? undefined : named?.municipality]
    .map((place) => place?.trim() ?? '')
    .filter((place) => place !== '');
  const corrected = CITY_NAMES[listed.iata] ?? SERVED_CITIES[listed.iata];
  const byCode = cities.get(coded?.city_code ?? listed.iata) ?? cities.get(listed.iata);
  if (byCode && corrected === undefined && roughDistanceKm(here, byCode) < SAME_CITY_KM) {
    return { city: byCode.name, cityCode: byCode.code, others: places };
  }
  const fromName = listed.airport.replace(WORDS_OF_AIRPORTS, '').replace(/\s+/g, ' ').trim();
  const city = corrected ?? (tidy(places[0] ?? '') || fromName || listed.iata);
  const byName = [...cities.values()].find(
    (known) => fold(known.name) === fold(city) && roughDistanceKm(here, known) < SAME_CITY_KM,
  );
  if (byName) return { city: byName.name, cityCode: byName.code, others: places };
  return { city, cityCode: SHARED_CITY_CODES[listed.iata] ?? listed.iata, others: places };
}
