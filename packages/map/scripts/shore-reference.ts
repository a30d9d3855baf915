import { type LandIndex, shoreDistanceM } from './land-index.ts';

/** The view that a trip opens with, and two and four steps further out. */
const ZOOMS = [11, 9, 7] as const;
/** Points in a row and in a column, the middle one the destination, so many pixels apart. */
const POINTS = 5;
const STEP_PX = 48;
/** A point nearer to a shore than this is not judged: close up one is drawn to 200 metres, further out to kilometres. */
const NEAR_SHORE_M: Record<(typeof ZOOMS)[number], number> = { 11: 1000, 9: 6000, 7: 10_000 };
const METERS_PER_DEGREE = 111_195;

function toPoint(x: number, y: number, right: number, down: number, zoom: number) {
  const world = 256 * 2 ** zoom;
  const latitude = (y * Math.PI) / 180;
  const mercator = Math.log(Math.tan(Math.PI / 4 + latitude / 2)) - (down / world) * 2 * Math.PI;
  return [x + (right / world) * 360, (Math.atan(Math.sinh(mercator)) * 180) / Math.PI] as const;
}

/**
 * Land (`L`) and water (`W`) around a destination at each of the three zooms, row by row from the north-west, `.` where
 * a shore is near; one letter alone where all are the same.
 */
export function describeShores(land: LandIndex, x: number, y: number): string[] {
  const offsets = Array.from({ length: POINTS }, (_, at) => (at - (POINTS - 1) / 2) * STEP_PX);
  return ZOOMS.map((zoom) => {
    const letters = offsets.flatMap((down) =>
      offsets.map((right) => {
        const [longitude, latitude] = toPoint(x, y, right, down, zoom);
        const nearM = NEAR_SHORE_M[zoom];
        const edges = land.edgesNear(longitude, latitude, nearM / METERS_PER_DEGREE);
        if (shoreDistanceM(longitude, latitude, edges) < nearM) return '.';
        return land.isLand(longitude, latitude) ? 'L' : 'W';
      }),
    );
    return new Set(letters).size === 1 ? (letters[0] ?? '') : letters.join('');
  });
}
