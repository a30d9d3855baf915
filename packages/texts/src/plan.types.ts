/** Why the planner leaves a place out. */
export type UnplacedReason =
  | 'closed-all-days'
  /** It is open, but never for the whole of a visit. */
  | 'open-too-short'
  /** A day would have room, but not while it is open. */
  | 'closed-when-free'
  | 'no-day-long-enough'
  | 'meal-slots-taken'
  | 'flight-days-only'
  | 'long-walk-taken'
  | 'too-much-walking'
  /** There is time, but no more of it may be filled. */
  | 'pace-full'
  | 'no-time-left';

/** What a time of day is good for. */
export type Occasion = 'breakfast' | 'lunch' | 'dinner' | 'evening';

/** The stop before a visit, and the minutes on foot from it. */
export interface Nearness {
  readonly name: string;
  readonly minutes: number;
}

/** Facts about a POI that moved: weekdays from 0 for Sunday; `isHabit` if it is closed on each such day. */
export interface Move {
  readonly closedOn: number;
  readonly isHabit: boolean;
  readonly movedTo: number;
}

/** A day by its weekday, 0 for Sunday, and by its number too if the trip has several of that weekday. */
export interface NamedDay {
  readonly weekday: number;
  readonly number?: number;
}

export interface Moment {
  readonly day: NamedDay;
  readonly startMin: number;
}

/** Facts about a POI that is left out. `day` is the only day that was asked for; without it, it is the whole trip. */
export interface LeftOut {
  readonly reason: UnplacedReason;
  readonly day: NamedDay | undefined;
  readonly durationMin: number;
  readonly meals: readonly Occasion[];
  /** Minutes on foot that the traveller does not want to exceed in a day. */
  readonly walkLimitMin: number;
}

/** What would help: a remedy of the planner, the weekdays on which the place is open, or a word of advice. */
export type Help =
  | { readonly kind: 'shorter'; readonly durationMin: number }
  | { readonly kind: 'earlier' | 'later'; readonly moment: Moment }
  | { readonly kind: 'open-on'; readonly weekdays: readonly number[] }
  | { readonly kind: Advice };

export type Advice =
  | 'fuller-pace'
  | 'own-time'
  | 'fewer-meals'
  | 'other-day'
  | 'fewer-walks'
  | 'more-walking';

/** The texts of a plan; each entry is one whole sentence unless noted otherwise. */
export interface PlanSentences {
  readonly onlyOpenOn: (day: NamedDay) => string;
  readonly moved: (move: Move) => string;
  readonly occasion: (occasion: Occasion) => string;
  readonly nearness: (nearness: Nearness) => string;
  readonly occasionAndNearness: (occasion: Occasion, nearness: Nearness) => string;
  readonly bestLight: string;
  readonly opens: (startMin: number) => string;
  readonly opensAgain: (startMin: number) => string;
  readonly openAndFree: string;
  readonly hoursUnknown: string;
  /** Without its full stop. */
  readonly leftOut: (facts: LeftOut) => string;
  readonly help: (help: Help) => string;
  /** What {@link leftOut} says, and then when the place would fit: one or two sentences. */
  readonly instead: (why: string, moment: Moment) => string;
  readonly nothingFits: string;
  readonly tooFar: string;
}
