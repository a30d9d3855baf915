import type { UnplacedReason } from '@ooo/texts/plan.types';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { PoiId } from '../shared/ids.ts';

/** Half open `[openMin, closeMin)`, minutes since the day's midnight in the destination's zone. */
export interface PlannerWindow {
  readonly openMin: number;
  readonly closeMin: number;
}

/** A day of the plan; visits lie between `startMin` and `endMin`. `null` windows of a place on a day mean that its hours are unknown. */
export interface PlannerDay {
  readonly date: CalendarDate;
  readonly startMin: number;
  readonly endMin: number;
  /** When it ends for places of the night; `endMin` if absent. */
  readonly lateEndMin?: number;
  /** When one can leave `startAt`, and has to be at `endAt`, where that is an airport; `startMin` and `endMin` if absent. */
  readonly leaveMin?: number;
  readonly backMin?: number;
  /** Where the day begins and ends (hotel, airport); anywhere if absent. */
  readonly startAt?: Coordinates;
  readonly endAt?: Coordinates;
  /** The traveller flies on this day. */
  readonly hasFlight?: boolean;
}

export type MealKind = 'eat' | 'drink' | 'none';

/** A place that wants a time. */
export interface PlannerPlace {
  readonly id: PoiId;
  readonly coordinates?: Coordinates;
  readonly durationMin: number;
  /** What it is worth to the traveller; above 0. */
  readonly score: number;
  readonly meal: MealKind;
  /** Hours on foot: one a day, and none on the day of a flight. */
  readonly isLongWalk?: boolean;
  /** May last until the late end of a day. */
  readonly isLate?: boolean;
  /** When a visit would best start; a bar in the evening, a viewpoint towards sunset. */
  readonly best?: PlannerWindow;
  /** Comes before everything else. */
  readonly isMust?: boolean;
  /** The only day that it may be on, as the traveller chose it; `windows` are empty on all others. */
  readonly wishedDay?: number;
  /** Where it was before: it stays there unless something else is worth the change. */
  readonly former?: { readonly day: number; readonly startMin: number };
  /** Per day in the order of `days`: the windows, one of which must contain the whole visit; null if unknown. */
  readonly windows: readonly (readonly PlannerWindow[] | null)[];
}

/** Something that already has its time and does not move. */
export interface PlannerFixedItem {
  readonly id: PoiId;
  readonly day: number;
  readonly startMin: number;
  readonly durationMin: number;
  readonly coordinates?: Coordinates;
  readonly meal: MealKind;
}

export interface PlannerInput {
  readonly days: readonly PlannerDay[];
  readonly places: readonly PlannerPlace[];
  readonly fixed: readonly PlannerFixedItem[];
  /** Whole minutes from one stop to another, rounded up. Either end may have no coordinates. */
  readonly travelMin: (from: Coordinates | undefined, to: Coordinates | undefined) => number;
  /** Minutes on foot of the same way, where walking is limited. */
  readonly walkMin?: (from: Coordinates | undefined, to: Coordinates | undefined) => number;
  /** The most minutes on foot between the stops of a day. */
  readonly walkLimitMin?: number;
  /** Minutes to catch one's breath after each visit. */
  readonly breakMin?: number;
  /** Whether places that are open in the morning may be breakfast. */
  readonly breakfast?: boolean;
  /** The weekdays, from 0 for Sunday, on which a place is always open, as far as that is known. */
  readonly openWeekdays?: (id: PoiId) => readonly number[];
  /** The share of a day that visits and the travel between them may fill, including fixed ones; 1 means no limit. */
  readonly fill: number;
}

export interface PlannedVisit {
  readonly id: PoiId;
  readonly day: number;
  readonly startMin: number;
  readonly durationMin: number;
  /** From the stop before, in minutes. */
  readonly travelMin: number;
  readonly hoursKnown: boolean;
}

/** What would make room for a place in a finished plan; found by trying. */
export type Remedy =
  | { readonly kind: 'fuller-pace' }
  | { readonly kind: 'shorter'; readonly durationMin: number }
  /** A visit before the usual start of the day, or after its usual end. */
  | { readonly kind: 'earlier' | 'later'; readonly day: number; readonly startMin: number };

export interface Unplaced {
  readonly id: PoiId;
  readonly reason: UnplacedReason;
  /** The meals that it could be; absent if it is not for a meal. */
  readonly meals?: readonly string[];
  readonly remedy?: Remedy;
}

/** Two fixed items that exclude each other; reported, never repaired. */
export interface FixedConflict {
  readonly day: number;
  readonly ids: readonly [PoiId, PoiId];
}

export interface Plan {
  readonly visits: readonly PlannedVisit[];
  readonly unplaced: readonly Unplaced[];
  readonly conflicts: readonly FixedConflict[];
}
