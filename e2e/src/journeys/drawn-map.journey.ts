import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, type Page } from '@playwright/test';
import { DrawnMap, type Look, type NamedLook } from '../product/drawn-map.ts';

const REFERENCE = join(import.meta.dirname, '../../../packages/map/data/reference');
const IS_WHOLE = process.env['TESTS'] === 'whole';
/** The share of destinations in an ordinary run of the tests. */
const SAMPLE = 20;
/** As a trip opens, and two and four steps further out: `packages/map/scripts/shore-reference.ts`. */
const ZOOMS = [11, 9, 7] as const;
const POINTS = 5;
const STEP_PX = 48;
/** Looks that a page is sent at once. */
const BATCH = 200;

/** The reference for points of a map: `L` land, `W` water, `.` too near to a shore to be judged. */
interface Known extends Look {
  readonly name: string;
  readonly letters: string;
}

const readRows = (file: string): string[][] =>
  readFileSync(join(REFERENCE, file), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => line.split(' '));

const OFFSETS = Array.from({ length: POINTS }, (_, at) => (at - (POINTS - 1) / 2) * STEP_PX);
const SQUARE = OFFSETS.flatMap((down) => OFFSETS.map((right) => [right, down] as const));

function listDestinations(): Known[] {
  const rows = readRows('destinations.txt').filter((_, at) => IS_WHOLE || at % SAMPLE === 0);
  return rows.flatMap(([code = '', x, y, ...shores]) =>
    ZOOMS.map((zoom, at) => ({
      name: `${code} at ${zoom}`,
      center: [Number(x) / 1000, Number(y) / 1000] as const,
      zoom,
      points: SQUARE,
      letters: (shores[at] ?? '').padEnd(SQUARE.length, shores[at]),
    })),
  );
}

/** Every destination by the name that it has, and the zooms that its map is looked at. */
function listNames(): NamedLook[] {
  const text = readFileSync(join(REFERENCE, '../destinations.json'), 'utf8');
  const rows = JSON.parse(text) as [code: string, name: string, x: number, y: number][];
  return rows
    .filter((_, at) => IS_WHOLE || at % SAMPLE === 0)
    .flatMap(([, name, x, y]) =>
      ZOOMS.map((zoom) => ({ name, center: [x / 1000, y / 1000] as const, zoom })),
    );
}

function toMercatorPx(longitude: number, latitude: number, zoom: number): [x: number, y: number] {
  const world = 256 * 2 ** zoom;
  const sine = Math.sin((latitude * Math.PI) / 180);
  const y = 0.5 - Math.log((1 + sine) / (1 - sine)) / (4 * Math.PI);
  return [(longitude / 360 + 0.5) * world, y * world];
}

/** Rows and columns of points in the boxes of the reference. */
const CITY_POINTS = 12;

/** The cities of the reference, whose capitals are six kilometres and more from a shore, small letters one. */
function listCities(): Known[] {
  return readRows('cities.txt').flatMap(([code = '', ...row]) => {
    const [west = 0, south = 0, east = 0, north = 0] = row
      .slice(0, 4)
      .map((n) => Number(n) / 10_000);
    const center = [(west + east) / 2, (south + north) / 2] as const;
    const steps = Array.from({ length: CITY_POINTS }, (_, at) => (at + 0.5) / CITY_POINTS);
    return ZOOMS.map((zoom) => {
      const middle = toMercatorPx(...center, zoom).map(Math.round);
      const points = steps.flatMap((down) =>
        steps.map((right) => {
          const [x, y] = toMercatorPx(
            west + right * (east - west),
            north - down * (north - south),
            zoom,
          );
          return [Math.round(x) - (middle[0] ?? 0), Math.round(y) - (middle[1] ?? 0)] as const;
        }),
      );
      const letters = zoom === 11 ? row[4]?.toUpperCase() : row[4]?.replaceAll(/[lw]/gu, '.');
      return { name: `${code} at ${zoom}`, center, zoom, points, letters: letters ?? '' };
    });
  });
}

/** The coarse world, which is all there is at zoom 7, has the bay of this town ten kilometres inland. */
const DROWNED_IN_THE_WORLD = new Set(['YMO at 7']);
/** Of the judged points of one map, and of all: what a reference and a map of other years and scales may differ in. */
const OFF_OF_ONE = 0.25;
const OFF_OF_ALL = 0.001;

interface Found {
  readonly judged: number;
  readonly off: number;
  /** Maps with many wrong points. */
  readonly wrong: readonly string[];
  /** With water in the middle of a map whose middle is land. */
  readonly drowned: readonly string[];
}

async function lookAt(map: DrawnMap, page: Page, all: readonly Known[]): Promise<string[]> {
  const seen: string[] = [];
  for (let at = 0; at < all.length; at += BATCH) {
    seen.push(...(await map.look(page, all.slice(at, at + BATCH))));
  }
  return seen;
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

function compare(all: readonly Known[], seen: readonly string[]): Found {
  const maps = all.map(({ name, letters, points }, at) => {
    const judged = points.flatMap((point, index) => {
      const [known, shown] = [letters[index], seen[at]?.[index]];
      return known === '.' ? [] : [{ point, known, shown }];
    });
    const off = judged.filter(({ known, shown }) => known !== shown);
    const middle = off.find(({ point: [right, down] }) => right === 0 && down === 0);
    return { name, judged: judged.length, off, isDrowned: middle?.known === 'L' };
  });
  return {
    judged: sum(maps.map(({ judged }) => judged)),
    off: sum(maps.map(({ off }) => off.length)),
    wrong: maps.flatMap(({ name, judged, off }) => {
      if (off.length <= judged * OFF_OF_ONE) return [];
      return [
        `${name}: ${off.length} of ${judged}, ${off[0]?.point.join(' ')} is ${off[0]?.shown}`,
      ];
    }),
    drowned: maps.filter(({ isDrowned }) => isDrowned).map(({ name }) => name),
  };
}

test.describe('the drawn map', () => {
  let map: DrawnMap;
  test.beforeAll(async () => {
    map = await DrawnMap.build();
  });
  test.afterAll(async () => {
    await map.dispose();
  });

  test('has land and water where they are around every destination', async ({ page }) => {
    await map.open(page);
    const all = listDestinations();
    const { judged, off, wrong, drowned } = compare(all, await lookAt(map, page, all));
    expect(judged).toBeGreaterThan(all.length * 10);
    expect(drowned.filter((name) => !DROWNED_IN_THE_WORLD.has(name))).toEqual([]);
    expect(wrong).toEqual([]);
    expect(off / judged, `${off} of ${judged} points`).toBeLessThan(OFF_OF_ALL);
  });

  test('has land and water where the reference of a hundred cities has them', async ({ page }) => {
    await map.open(page);
    const all = listCities();
    const { judged, off, wrong } = compare(all, await lookAt(map, page, all));
    expect(judged).toBeGreaterThan(all.length * 50);
    expect(wrong).toEqual([]);
    expect(off / judged, `${off} of ${judged} points`).toBeLessThan(OFF_OF_ALL);
  });

  test('names every destination where it is', async ({ page }) => {
    await map.open(page);
    const all = listNames();
    for (let at = 0; at < all.length; at += BATCH) {
      expect(await map.listUnnamed(page, all.slice(at, at + BATCH))).toEqual([]);
    }
  });
});
