import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';

const KM_A_DEGREE = 111.195;

export interface Box {
  readonly west: number;
  readonly south: number;
  readonly east: number;
  readonly north: number;
}

function clamp(degrees: number, most: number): number {
  return Number(Math.max(-most, Math.min(most, degrees)).toFixed(4));
}

/** The box whose sides are `km` from the centre; it ends at the date line and at the poles. In degrees to four decimals. */
export function boxAround([longitude, latitude]: Coordinates, km: number): Box {
  const high = km / KM_A_DEGREE;
  const wide = high / Math.max(0.01, Math.cos((latitude * Math.PI) / 180));
  return {
    west: clamp(longitude - wide, 180),
    south: clamp(latitude - high, 90),
    east: clamp(longitude + wide, 180),
    north: clamp(latitude + high, 90),
  };
}
