import type { UnplacedReason } from './plan.types.ts';

/** Why a place is left out: by the planner, or since it is too far from the destination. */
export type LeftOutReason = UnplacedReason | 'too-far';

/** How many places are left out for a reason. */
export interface LeftOutGroup {
  readonly reason: LeftOutReason;
  readonly count: number;
}

/** Two places on one day, the earlier first; `weekday` from 0 for Sunday. */
export interface Clash {
  readonly first: string;
  readonly second: string;
  readonly weekday: number;
}

/** A clash without an overlap: the time between the places, and what the way takes. */
export interface TightClash extends Clash {
  readonly gapMin: number;
  readonly travelMin: number;
}

/** The sentences about a whole plan, one for each entry. */
export interface PlanSummarySentences {
  readonly nothing: string;
  readonly allFit: (count: number) => string;
  /** The groups are not empty, and the largest is the first. */
  readonly someFit: (fit: number, total: number, groups: readonly LeftOutGroup[]) => string;
  readonly overlap: (clash: Clash) => string;
  readonly tooTight: (clash: TightClash) => string;
}
