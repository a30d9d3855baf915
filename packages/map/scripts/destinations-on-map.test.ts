import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readDrawnCities, readLines } from './drawn-cities.ts';
import type { TownBlock } from './town-blocks.ts';
import type { CityRow } from './base-map-cities.ts';

const DATA = join(import.meta.dirname, '../data');
const ATLAS = join(import.meta.dirname, '../../atlas/data');
/** Half of what a trip opens with on a usual screen, in degrees. */
const [ACROSS, UP] = [0.55, 0.36];
/** How far from its middle a city is drawn with its streets: `CORE_SHARE` of its box. */
const [CORE_X, CORE_Y] = [0.33, 0.216];

interface Spot {
  readonly code: string;
  readonly name: string;
  readonly at: readonly [longitude: number, latitude: number];
  /** A city that the atlas describes by hand, and not from its airport alone. */
  readonly isKnown: boolean;
}

const readJson = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8')) as unknown;

/** Every city with an airport, where its map opens. */
function listDestinations(): Spot[] {
  const cities = readJson(join(ATLAS, 'cities.json')) as [code: string][];
  const known = new Set(cities.map(([code]) => code));
  const rows = readJson(join(DATA, 'destinations.json')) as [string, string, number, number][];
  return rows.map(([code, name, x, y]) => ({
    code,
    name,
    at: [x / 1000, y / 1000],
    isKnown: known.has(code),
  }));
}

const cellOf = (x: number, y: number) => `${Math.floor(x)}_${Math.floor(y)}`;

function readTowns(): (x: number, y: number) => number {
  const blocks = readLines<{ cells: { towns?: CityRow[] }[] }>('detail.jsonl');
  const rows = [
    ...readLines<TownBlock>('towns.jsonl').flatMap(({ towns }) => towns),
    ...blocks.flatMap(({ cells }) => cells.flatMap(({ towns = [] }) => towns)),
  ].map(([, x, y]) => [x / 1000, y / 1000] as const);
  const byCell = Map.groupBy(rows, ([x, y]) => cellOf(x, y));
  return (x, y) =>
    [-1, 0, 1].reduce(
      (sum, dx) =>
        sum +
        [-1, 0, 1].reduce((part, dy) => {
          const near = (byCell.get(cellOf(x + dx, y + dy)) ?? []).filter(
            ([tx, ty]) => Math.abs(tx - x) <= ACROSS && Math.abs(ty - y) <= UP,
          );
          return part + near.length;
        }, 0),
      0,
    );
}

/** What a browser has to show around each destination, with its own name and without tiles. */
function tabulate() {
  const drawn = readDrawnCities();
  const countTowns = readTowns();
  return listDestinations().map(({ code, name, at: [x, y], isKnown }) => {
    const city = drawn.find(
      ({ center }) => Math.abs(x - center[0]) <= CORE_X && Math.abs(y - center[1]) <= CORE_Y,
    );
    const kinds = city && {
      // A shore is water too: what is land everywhere is one ring along the edge of the map.
      water: city.shapes.river.length + city.shapes.lake.length + city.land.length - 1,
      parks: city.shapes.park.length,
      roads: city.shapes.road.length,
    };
    return { code, name, isKnown, kinds, towns: kinds ? 0 : countTowns(x, y) };
  });
}

it('has a name and a drawing, or its name and the surrounding towns, for every destination', () => {
  const table = tabulate();
  expect(table.length).toBeGreaterThan(5000);
  expect(table.filter(({ name }) => name === '')).toEqual([]);

  const isThin = ({ kinds }: (typeof table)[number]) =>
    kinds && (kinds.water === 0 || kinds.parks === 0 || kinds.roads === 0);
  expect(table.filter(isThin)).toEqual([]);

  const alone = table.filter(({ kinds, towns }) => !kinds && towns === 0);
  // Airstrips, and islands of a few hundred people: there is only a name to show.
  expect(alone.filter(({ isKnown }) => isKnown).length).toBeLessThan(5);
  expect(alone.length).toBeLessThan(table.length / 8);
});

it('draws the cities that had nothing but their suburbs', () => {
  const drawn = new Map(readDrawnCities().map((city) => [city.code, city.shapes]));
  const shapes = (code: string) => drawn.get(code);
  const rivers = (code: string) => shapes(code)?.river.map(([name]) => name);
  expect(rivers('FRA')).toContain('Main');
  expect(rivers('ZAG')).toContain('Sava');
  expect(rivers('DEN')).toContain('South Platte River');
  expect(rivers('CUZ')).toContain('Urubamba');
  expect(shapes('RAK')?.square.map(([name]) => name)).toContain('Jemaa el-Fnaa');
});
