import type { Washing } from '@ooo/texts/packing.types';

/** Sets of clothes that one carries at most, by how they can be washed. */
const MOST_WITH_LAUNDRY = 6;
const MOST_CHECKED = 8;
const MOST_IN_CABIN = 7;
const MOST_UNWASHED = 10;

interface Circumstances {
  readonly days: number;
  /** Whether clothes can be washed on the way; undefined if the traveller did not say. */
  readonly laundry: boolean | undefined;
  readonly checkedBags: number;
}

/**
 * With a laundry a set for five days and one to wear while they are washed; if unknown a set a day up to a
 * week, and a wash a week beyond; without laundry up to ten sets.
 */
export function planWashing({ days, laundry, checkedBags }: Circumstances): Washing {
  if (laundry === false) {
    const sets = Math.min(days, MOST_UNWASHED);
    return { days, sets, washes: 0, isByHand: days > sets };
  }
  const usual = checkedBags > 0 ? MOST_CHECKED : MOST_IN_CABIN;
  const sets = Math.min(days, laundry ? MOST_WITH_LAUNDRY : usual);
  return { days, sets, washes: Math.ceil(days / sets) - 1, isByHand: false };
}
