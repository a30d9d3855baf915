/**
 * Compares the drawn cities with lists of rivers, lakes and landmarks, and prints what is off:
 * `pnpm --filter @ooo/web compare:water water.json landmarks.json`. Exits with 1 if less than 95 % of one kind agree.
 * The places and airports of the atlas are compared too.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { CityFile } from './city-file.ts';
import {
  compareEnds,
  compareLake,
  compareRiver,
  compareSpots,
  type Comparison,
  coreOfName,
  joinComparisons,
  type Spot,
} from './compare-drawing.ts';
import { readCityTexts, readDrawnCities } from './drawn-cities.ts';
import { readDrawnWater } from './drawn-water.ts';
import { FINE_UNITS_PER_DEGREE } from './pack-line.ts';

/** The least share of each kind that has to agree. */
const ENOUGH = 0.95;
const KINDS = ['rivers', 'lakes', 'ends', 'spots', 'airports'] as const;
/** A sign of an airport may stand this far from the middle of its runways. */
const AIRPORT_M = 2500;
const WIDE_KINDS: ReadonlySet<string> = new Set([
  'park',
  'beach',
  'waterfall',
  'mountain',
  'point of interest',
]);
const BY_WATER = /\b(?:bridge|pont|ponte|puente|quay|embankment|pier)\b/i;

const LonLat = z.tuple([z.number(), z.number()]);
const Water = z.record(
  z.string(),
  z.object({
    rivers: z.array(
      z.object({
        name: z.string(),
        names: z.partialRecord(z.enum(['en', 'ko', 'es']), z.string()),
        accuracyM: z.number(),
        lines: z.array(z.array(LonLat)),
      }),
    ),
    lakes: z.array(
      z.object({ name: z.string().nullable(), polygons: z.array(z.array(z.array(LonLat))) }),
    ),
  }),
);
const Landmarks = z.array(
  z.object({
    city: z.string(),
    name: z.string().optional(),
    localName: z.string().optional(),
    kind: z.string(),
    lat: z.number(),
    lon: z.number(),
  }),
);

const AtlasPlaces = z.object({
  places: z.array(
    z.object({ name: z.string(), kind: z.string(), lat: z.number(), lon: z.number() }),
  ),
});
const Airports = z.object({ rows: z.array(z.array(z.union([z.string(), z.number()]))) });

const [waterPath, landmarksPath] = process.argv.slice(2);
if (waterPath === undefined || landmarksPath === undefined) {
  throw new Error('Name the file of water and the file of landmarks.');
}
const atlas = join(import.meta.dirname, '..', '..', '..', 'packages', 'atlas', 'data');
const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

function toSpot(name: string, kind: string, lon: number, lat: number): Spot {
  return {
    name,
    at: [lon, lat],
    isWide: WIDE_KINDS.has(kind),
    isByWater: kind === 'bridge' || BY_WATER.test(name),
  };
}

const waters = Water.parse(readJson(waterPath));
const spots = [
  ...Landmarks.parse(readJson(landmarksPath)).map(({ city, name, localName, kind, lon, lat }) => ({
    city,
    spot: toSpot(name ?? localName ?? '', kind, lon, lat),
  })),
  ...readCityTexts('places.json').flatMap(([city, text]) => {
    const { places } = AtlasPlaces.parse(JSON.parse(text));
    return places.map((place) => ({
      city,
      spot: toSpot(place.name, place.kind, place.lon, place.lat),
    }));
  }),
];
const airports = new Map(
  Airports.parse(readJson(join(atlas, 'airports.json'))).rows.map((row) => [
    row[0],
    [Number(row[8]), Number(row[7])] as const,
  ]),
);

/** The sign of an airport should be where the atlas has the airport. */
function compareAirports(city: CityFile): Comparison {
  const { toMeters } = readDrawnWater(city);
  const findings = city.shapes.airport.flatMap(([code, , , , [x = 0, y = 0]]) => {
    const known = airports.get(code);
    if (!known) return [`${code} is not in the atlas`];
    const [a, b] = [
      toMeters(known),
      toMeters([x / FINE_UNITS_PER_DEGREE, y / FINE_UNITS_PER_DEGREE]),
    ];
    const away = Math.hypot(a[0] - b[0], a[1] - b[1]);
    return away > AIRPORT_M ? [`${code} is ${Math.round(away)} m from the atlas's`] : [];
  });
  return { compared: city.shapes.airport.length, off: findings.length, findings };
}

function compareCity(city: CityFile): Record<(typeof KINDS)[number], Comparison> {
  const water = readDrawnWater(city);
  const known = waters[city.code] ?? { rivers: [], lakes: [] };
  const byName = Map.groupBy(known.rivers, ({ name, names }) => coreOfName(names.en ?? name));
  const rivers = [...byName].flatMap(([core, parts]) =>
    compareRiver(water, {
      name: parts[0]?.names.en ?? parts[0]?.name ?? core,
      names: parts.flatMap(({ name, names }) => [name, ...Object.values(names)]),
      // The exact piece cannot be told from the coarse one beside it.
      accuracyM: Math.max(...parts.map(({ accuracyM }) => accuracyM)),
      lines: parts.flatMap(({ lines }) => lines),
    }),
  );
  const lakes = known.lakes.flatMap(({ name, polygons }) =>
    polygons.flatMap(([ring]) =>
      ring ? [compareLake(water, { name: name ?? 'A lake', ring })] : [],
    ),
  );
  const here = spots.filter((spot) => spot.city === city.code).map(({ spot }) => spot);
  return {
    rivers: joinComparisons(rivers),
    lakes: joinComparisons(lakes),
    ends: compareEnds(water),
    spots: compareSpots(water, here),
    airports: compareAirports(city),
  };
}

const results = readDrawnCities().map((city) => ({ code: city.code, parts: compareCity(city) }));
for (const { code, parts } of results) {
  for (const finding of Object.values(parts).flatMap(({ findings }) => findings)) {
    console.log(`${code} ${finding}`);
  }
}
for (const kind of KINDS) {
  const { compared, off } = joinComparisons(results.map(({ parts }) => parts[kind]));
  const share = compared === 0 ? 1 : 1 - off / compared;
  console.log(`${kind}: ${compared} compared, ${off} off, ${(share * 100).toFixed(1)} % agree`);
  if (share < ENOUGH) process.exitCode = 1;
}
