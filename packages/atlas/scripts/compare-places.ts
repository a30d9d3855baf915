/**
 * Compares the coordinates of the built-in places with a list of landmarks, and prints those that are off:
 * `pnpm --filter @ooo/atlas compare:places landmarks.json`. A landmark is `{city, name?, localName?, lat, lon}`, the city
 * by its code. Exits with 1 if fewer than 95 % agree.
 */
import { readFileSync } from 'node:fs';
import { distanceKm } from '@ooo/domain/distance/haversine';
import type { BuiltInPlace } from '@ooo/domain/places/built-in-place';
import { isWide } from '@ooo/domain/places/place-groups';
import type { PlaceKind } from '@ooo/domain/places/place-kinds';
import { namesOf } from '@ooo/domain/places/place-words';
import { foldJoined } from '@ooo/domain/shared/fold';
import { z } from 'zod';
import { PLACE_CITIES, placesOfCity } from '../src/place-table.ts';

const BUILDING_KM = 0.15;
const AREA_KM = 1;
const ENOUGH = 0.95;

/** Large places that still have a well-known entrance or centre. */
const BUILT: ReadonlySet<PlaceKind> = new Set<PlaceKind>([
  'palace',
  'castle',
  'fortress',
  'ruins',
  'bridge',
  'market',
  'night-market',
  'flea-market',
  'food-market',
  'airport',
]);

/** Two people who point at it may be a kilometre apart. */
function isArea(kind: PlaceKind): boolean {
  return isWide(kind) && !BUILT.has(kind);
}

const Landmarks = z.array(
  z.object({
    city: z.string(),
    name: z.string().optional(),
    localName: z.string().optional(),
    lat: z.number(),
    lon: z.number(),
  }),
);
type Landmark = z.infer<typeof Landmarks>[number];

function keysOf(landmark: Landmark): string[] {
  return [landmark.name, landmark.localName]
    .flatMap((name) => (name === undefined ? [] : [foldJoined(name)]))
    .filter((key) => key !== '');
}

/** The distance to the nearest landmark of one of the place's names; undefined if the list has none. */
function distanceToNamesake(
  place: BuiltInPlace,
  byName: ReadonlyMap<string, Landmark[]>,
): number | undefined {
  const namesakes = namesOf(place).flatMap((name) => byName.get(foldJoined(name)) ?? []);
  if (namesakes.length === 0) return undefined;
  return Math.min(...namesakes.map(({ lon, lat }) => distanceKm(place.coordinates, [lon, lat])));
}

function indexByName(landmarks: readonly Landmark[]): Map<string, Landmark[]> {
  const byName = new Map<string, Landmark[]>();
  for (const landmark of landmarks) {
    for (const key of keysOf(landmark)) {
      byName.set(key, [...(byName.get(key) ?? []), landmark]);
    }
  }
  return byName;
}

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error('Name the file of landmarks.');
const landmarks = Landmarks.parse(JSON.parse(readFileSync(path, 'utf8')));

let [compared, off] = [0, 0];
for (const city of PLACE_CITIES) {
  const byName = indexByName(landmarks.filter((landmark) => landmark.city === city));
  for (const place of placesOfCity(city)) {
    const km = distanceToNamesake(place, byName);
    if (km === undefined) continue;
    compared += 1;
    if (km <= (isArea(place.kind) ? AREA_KM : BUILDING_KM)) continue;
    off += 1;
    console.log(`${place.id}: ${Math.round(km * 1000)} m`);
  }
}
const share = compared === 0 ? 1 : 1 - off / compared;
console.log(`${compared} compared, ${off} off, ${(share * 100).toFixed(1)} % agree`);
process.exitCode = share < ENOUGH ? 1 : 0;
