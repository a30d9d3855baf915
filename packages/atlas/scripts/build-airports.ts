import { readFileSync, writeFileSync } from 'node:fs';
import { z } from 'zod';
import { fold, foldWords } from '@ooo/domain/shared/fold';
import { type KnownCity, roughDistanceKm, settleCity } from './airport-city.ts';
import {
  ALIASES,
  CITY_CODES,
  CLOSED_AIRPORTS,
  CLOSED_SINCE,
  HUBS,
  NEW_AIRPORTS,
  OPENED_SINCE,
} from './airport-corrections.ts';
import {
  type CodedAirport,
  type ListedAirport,
  type PlacedAirport,
  readCodedAirports,
  readListedAirports,
  readPlacedAirports,
} from './airport-sources.ts';
import { settleZone } from './airport-zone.ts';
import { LOCAL_NAMES } from './local-names.ts';
import { STATE_CODES } from './us-states.ts';

interface Draft {
  iata: string;
  icao: string;
  name: string;
  city: string;
  cityCode: string;
  countryCode: string;
  region: string;
  lat: number;
  lon: number;
  zone: string;
  size: 0 | 1 | 2;
  scheduled: boolean;
  aliases: string;
}

/** If the sources are this far apart, the same code means two airports. */
const SAME_AIRPORT_KM = 60;
const REGION_COUNTRIES = new Set(['US', 'CA', 'AU']);

const CityRows = z.array(
  z.tuple([
    z.string(),
    z.string(),
    z.string(),
    z.number(),
    z.number(),
    z.string(),
    z.string(),
    z.array(z.string()),
  ]),
);

const HAN = /^\p{Script=Han}+$/u;

/** The airport's names in Han and Kana, and run together with its city's, as Chinese writes them: `上海浦东`. */
function localNames(iata: string, cityCode: string): string[] {
  const names = LOCAL_NAMES[iata] ?? [];
  const cityNames = cities.get(cityCode)?.inHan ?? [];
  const joined = names
    .filter((name) => HAN.test(name))
    .flatMap((name) => cityNames.map((city) => (name.startsWith(city) ? name : `${city}${name}`)));
  return [...names, ...joined];
}

function readCities(): Map<string, KnownCity & { readonly inHan: readonly string[] }> {
  const text = readFileSync(new URL('../data/cities.json', import.meta.url), 'utf8');
  return new Map(
    CityRows.parse(JSON.parse(text)).map(([code, name, , lon, lat, , , others]) => [
      code,
      { code, name, lon, lat, inHan: others.filter((other) => HAN.test(other)) },
    ]),
  );
}

function sizeOf(type: string): 0 | 1 | 2 {
  if (type === 'large_airport') return 2;
  return type === 'medium_airport' ? 1 : 0;
}

function regionOf(
  listed: ListedAirport,
  coded: CodedAirport | undefined,
  placed: PlacedAirport | undefined,
): string {
  if (!REGION_COUNTRIES.has(listed.country_code)) return '';
  if (placed) return placed.iso_region.split('-')[1] ?? '';
  return listed.country_code === 'US' ? (STATE_CODES[fold(coded?.municipality ?? '')] ?? '') : '';
}

/** The words of other names which the airport's own name and city do not have. */
function extraNames(own: readonly string[], names: readonly string[]): string {
  const known = new Set(own.flatMap(foldWords));
  const kept: string[] = [];
  for (const name of names) {
    const words = foldWords(name);
    if (words.every((word) => known.has(word))) continue;
    for (const word of words) known.add(word);
    kept.push(name.trim());
  }
  return kept.join('|');
}

function near<T>(source: T | undefined, place: (row: T) => { lat: number; lon: number }) {
  return (listed: ListedAirport): T | undefined => {
    if (source === undefined) return undefined;
    const here = { lat: listed.latitude, lon: listed.longitude };
    return roughDistanceKm(here, place(source)) < SAME_AIRPORT_KM ? source : undefined;
  };
}

const cities = readCities();
const codedAirports = readCodedAirports();
const placedAirports = readPlacedAirports();

function toDraft(listed: ListedAirport): Draft {
  const coded = near(codedAirports.get(listed.iata), (row) => row)(listed);
  const placed = near(placedAirports.get(listed.iata), (row) => ({
    lat: row.latitude_deg,
    lon: row.longitude_deg,
  }))(listed);
  const { city, cityCode, others } = settleCity(listed, coded, placed, cities);
  const keywords = (placed?.keywords ?? '')
    .split(',')
    .filter((word) => word.length < 50 && !/^\s*[A-Z0-9]{2,4}\s*$/.test(word));
  return {
    iata: listed.iata,
    icao: listed.icao ?? '',
    name: listed.airport,
    city,
    cityCode,
    countryCode: listed.country_code,
    region: regionOf(listed, coded, placed),
    lat: listed.latitude,
    lon: listed.longitude,
    zone: settleZone({
      iata: listed.iata,
      countryCode: listed.country_code,
      latitude: listed.latitude,
      longitude: listed.longitude,
      listed: listed.time,
      coded: coded?.time_zone_id,
    }),
    size: sizeOf(listed.type),
    scheduled:
      OPENED_SINCE.has(listed.iata) ||
      (listed.scheduled_service === 'TRUE' && !CLOSED_SINCE.has(listed.iata)),
    aliases: extraNames(
      [listed.airport, city],
      [
        placed?.name ?? '',
        ...others,
        ...keywords,
        ...(ALIASES[listed.iata] ?? []),
        ...localNames(listed.iata, cityCode),
      ],
    ),
  };
}

const isNew = new Set(NEW_AIRPORTS.map(({ iata }) => iata));
const listed = [
  ...(await readListedAirports()).filter(({ iata }) => !isNew.has(iata)),
  ...NEW_AIRPORTS.map(({ iata, icao, name, countryCode, lat, lon, zone }) => ({
    iata,
    icao,
    airport: name,
    country_code: countryCode,
    latitude: lat,
    longitude: lon,
    time: zone,
    type: 'large_airport',
    scheduled_service: 'TRUE',
  })),
];
const drafts = listed
  .filter((row) => !CITY_CODES.has(row.iata))
  .filter((row) => row.scheduled_service === 'TRUE' || sizeOf(row.type) > 0)
  .filter((row) => row.type === 'heliport' || !/heli(port|pad)/i.test(row.airport))
  .map(toDraft);
const codes = new Set(drafts.map((draft) => draft.iata));
for (const closed of CLOSED_AIRPORTS) {
  if (codes.has(closed.iata)) continue;
  drafts.push({ ...closed, icao: '', region: '', size: 2, scheduled: false, aliases: '' });
}

const hubRank = new Map(HUBS.map((iata, rank) => [iata, rank]));
const importance = (draft: Draft): number =>
  (hubRank.get(draft.iata) ?? HUBS.length) + (draft.scheduled ? 0 : 2000) - draft.size * 500;
drafts.sort((a, b) => importance(a) - importance(b) || (a.iata < b.iata ? -1 : 1));

const zones = [...new Set(drafts.map((draft) => draft.zone))].sort();
const round = (degrees: number): number => Math.round(degrees * 10_000) / 10_000;
const rows = drafts.map((draft) =>
  JSON.stringify([
    draft.iata,
    draft.icao,
    draft.name,
    draft.city,
    draft.cityCode,
    draft.countryCode,
    draft.region,
    round(draft.lat),
    round(draft.lon),
    zones.indexOf(draft.zone),
    draft.size,
    draft.scheduled ? 1 : 0,
    draft.aliases,
  ]),
);
writeFileSync(
  new URL('../data/airports.json', import.meta.url),
  `{"zones":${JSON.stringify(zones)},\n"rows":[\n${rows.join(',\n')}\n]}\n`,
);
console.log(`${rows.length} airports in ${zones.length} zones`);
