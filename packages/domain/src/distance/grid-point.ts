import type { Coordinates } from '../shared/coordinates.schema.ts';

/** Five decimals, about a metre. */
const STEPS_PER_DEGREE = 100_000;
const STEPS_OF_LONGITUDE = 360 * STEPS_PER_DEGREE + 1;

const stepsNorth = (latitude: number): number => Math.round((latitude + 90) * STEPS_PER_DEGREE);
const stepsEast = (longitude: number): number => Math.round((longitude + 180) * STEPS_PER_DEGREE);

/** One whole number from 0 to 648000054000000 for all coordinates that are the same to five decimals. */
export function gridPoint([longitude, latitude]: Coordinates): number {
  return stepsNorth(latitude) * STEPS_OF_LONGITUDE + stepsEast(longitude);
}

/** The coordinates to five decimals; the order of the list stays, and what is the same then is there once. */
export function toDistinctPoints(list: readonly Coordinates[]): Coordinates[] {
  const points = new Map<number, Coordinates>();
  for (const coordinates of list) {
    const point = gridPoint(coordinates);
    if (!points.has(point)) points.set(point, toFiveDecimals(coordinates));
  }
  return [...points.values()];
}

function toFiveDecimals([longitude, latitude]: Coordinates): Coordinates {
  return [
    (stepsEast(longitude) - 180 * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
    (stepsNorth(latitude) - 90 * STEPS_PER_DEGREE) / STEPS_PER_DEGREE,
  ];
}
