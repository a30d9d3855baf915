import type { UnplacedReason } from '../planner.types.ts';

/** What a time of day is good for. */
export type Occasion = 'breakfast' | 'lunch' | 'dinner' | 'evening';

/** The relation of a visit to the stop before it: `minutes` of travel, if they are known. */
export interface Nearness {
  readonly name: string;
  readonly minutes: number | undefined;
}

/** Facts about a POI that moved: weekdays from 0 for Sunday; `isHabit` if it is closed on each such day. */
export interface Move {
  readonly closedOn: number;
  readonly isHabit: boolean;
  readonly movedTo: number;
}

/** What a plan says to the traveller; each entry is one or two whole sentences. */
export interface PlanSentences {
  readonly moved: (move: Move) => string;
  readonly occasion: (occasion: Occasion) => string;
  readonly nearness: (nearness: Nearness) => string;
  readonly occasionAndNearness: (occasion: Occasion, nearness: Nearness) => string;
  readonly opens: (startMin: number) => string;
  readonly firstStop: string;
  readonly hoursUnknown: string;
  readonly notPlaced: Readonly<Record<UnplacedReason, (durationMin: number) => string>>;
  readonly nothingFits: string;
  readonly tooFar: string;
}
