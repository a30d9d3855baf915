import type { TripProfile } from '../trip-profile.ts';

/** Pairs of warm socks that go along at most; they are worn in place of others. */
export const MOST_WARM_SOCKS = 3;

/** True where it freezes, and for skiing. */
export function needsWarmSocks({ climate, activities }: TripProfile): boolean {
  return (climate !== undefined && climate.lowC < 0) || activities.has('skiing');
}
