import { z } from 'zod';
import { because } from '../shared/errors/field-problem.ts';
import { CalendarDate } from '../shared/calendar-date.schema.ts';
import { Coordinates } from '../shared/coordinates.schema.ts';
import { PoiId, TripId } from '../shared/ids.ts';
import { Language } from '../shared/language.ts';
import { TRAVEL_MEANS } from '../shared/preferences.ts';
import { WallTime } from '../shared/wall-time.schema.ts';
import { PoiTime } from '../pois/poi.schema.ts';
import { MAX_POIS_PER_TRIP } from '../pois/poi-limits.ts';
import { endsAfterItStarts } from './pace.ts';
import { Pace } from './pace.schema.ts';

export { Pace } from './pace.schema.ts';

const PoiIds = z.array(PoiId).max(MAX_POIS_PER_TRIP);

/** The wishes for a plan. Absent ones follow from the pace. */
const planWishes = {
  pace: Pace.default('balanced'),
  /** Nothing but these places gets or changes a time, with those of `must` and `release`; all by default. */
  poiIds: PoiIds.optional(),
  /** Places that have to be in the plan, before all others. */
  must: PoiIds.optional(),
  /** Places with a time that may move to another. */
  release: PoiIds.optional(),
  /** Releases all that auto-plan has placed, and nothing that a person has. */
  replan: z.boolean().optional(),
  dayStart: WallTime.optional(),
  dayEnd: WallTime.optional(),
  /** The most minutes on foot between the stops of a day. */
  walkingMin: z.int().min(0).max(1440).optional(),
  /** Plans breakfast too, where a place is open for it. */
  breakfast: z.boolean().optional(),
  /** How the traveller gets around, where no routing server says how long it takes; the account's preference by default. */
  travelBy: z.enum(TRAVEL_MEANS).optional(),
};

export const AutoPlanRequest = z
  .object({
    tripId: TripId,
    apply: z.boolean().default(false),
    /** Of the sentences; the account's by default. */
    language: Language.optional(),
    ...planWishes,
  })
  .refine(endsAfterItStarts, { path: ['dayEnd'], message: because('day-end') });
export type AutoPlanRequest = z.infer<typeof AutoPlanRequest>;

/** A request without what says whose plan it is. */
export type PlanWishes = Omit<AutoPlanRequest, 'tripId' | 'apply' | 'language'>;

/** `reason` is a sentence for the traveller. */
export const PlannedItem = z.object({
  poiId: PoiId,
  name: z.string(),
  date: CalendarDate,
  startTime: WallTime,
  duration: z.int(),
  /** From the stop before, in minutes. */
  travelMin: z.int(),
  reason: z.string(),
  /** Of a place that had a time: whether it has another one now. */
  moved: z.boolean().optional(),
});
export type PlannedItem = z.infer<typeof PlannedItem>;

/** `removed` where the place had a time, which it loses when the plan is applied. */
export const UnplacedItem = z.object({
  poiId: PoiId,
  name: z.string(),
  reason: z.string(),
  removed: z.boolean().optional(),
});
export type UnplacedItem = z.infer<typeof UnplacedItem>;

/** What is on a day after the plan, with what was there before. Whole minutes; those on foot are part of the travel. */
export const PlanDayTotals = z.object({
  date: CalendarDate,
  visits: z.int(),
  visitMin: z.int(),
  travelMin: z.int(),
  walkMin: z.int(),
  freeMin: z.int(),
});
export type PlanDayTotals = z.infer<typeof PlanDayTotals>;

/** Two places whose times exclude each other; `sentence` says how. Nothing is done about them. */
export const PlanConflict = z.object({
  poiIds: z.tuple([PoiId, PoiId]),
  date: CalendarDate,
  sentence: z.string(),
});
export type PlanConflict = z.infer<typeof PlanConflict>;

/** `summary` is one sentence; `days` are all days of the trip. */
export const AutoPlanAnswer = z.object({
  items: z.array(PlannedItem),
  unplaced: z.array(UnplacedItem),
  days: z.array(PlanDayTotals),
  summary: z.string(),
  conflicts: z.array(PlanConflict),
});
export type AutoPlanAnswer = z.infer<typeof AutoPlanAnswer>;

/**
 * Sets or clears the time of several places at once, all or none: applying a plan and undoing it. `planned` says that
 * auto-plan has set a time; `from` is the time that the caller knows, and nothing is set where it is not that any more.
 */
export const Arrangement = z.object({
  tripId: TripId,
  items: z
    .array(
      z.object({
        poiId: PoiId,
        date: CalendarDate.nullable(),
        startTime: WallTime.nullable(),
        duration: z.int().min(5).max(1440).nullable(),
        planned: z.boolean().default(false),
        from: PoiTime.optional(),
      }),
    )
    .min(1)
    .max(500),
});
export type Arrangement = z.infer<typeof Arrangement>;

/** A visit on the caller's screen. What is not stored counts where it has a date, a time and a length. */
const ShownVisit = z
  .object({
    time: z.string().max(20).nullable(),
    name: z.string().max(200).nullable(),
    date: z.string().max(20).nullable(),
    duration: z.number().nullable(),
    coordinates: Coordinates.nullable(),
  })
  .partial()
  .catch({});
export type ShownVisit = z.infer<typeof ShownVisit>;

export const AutoPickRequest = z.object({
  poiId: PoiId.optional(),
  poiName: z.string().max(200).optional(),
  coordinates: Coordinates.nullish(),
  category: z.string().max(60).nullish(),
  tripId: TripId,
  existingSchedule: z.array(ShownVisit).max(1000).optional(),
  fixedDate: CalendarDate.nullish(),
  /** As in the wishes of a plan. */
  travelBy: z.enum(TRAVEL_MEANS).optional(),
  /** Of the reason; the account's by default. */
  language: Language.optional(),
});
export type AutoPickRequest = z.infer<typeof AutoPickRequest>;

/** All three suggestions are null if nothing fits; `reasoning` then says why. */
export const AutoPickAnswer = z.object({
  suggestedTime: WallTime.nullable(),
  suggestedDate: CalendarDate.nullable(),
  suggestedDuration: z.int().nullable(),
  reasoning: z.string(),
});
export type AutoPickAnswer = z.infer<typeof AutoPickAnswer>;

/** When a place is open on a day, in minutes since its midnight; `close` may exceed 1440. */
export const OpenWindow = z.object({ openMin: z.int(), closeMin: z.int() });
export type OpenWindow = z.infer<typeof OpenWindow>;

/** Both ends count; without them it is the whole trip, as far as an answer reaches. */
export const OpeningHoursRequest = z.object({
  tripId: TripId,
  from: CalendarDate.optional(),
  to: CalendarDate.optional(),
});
export type OpeningHoursRequest = z.infer<typeof OpeningHoursRequest>;

/** Places that are not saved, whose hours are asked for on the days of a trip. */
export const PlaceHoursRequest = z.object({
  tripId: TripId,
  places: z
    .array(
      z.object({
        id: z.string().max(200),
        /** OpenStreetMap `opening_hours` syntax. */
        openingHours: z.string().max(400),
        coordinates: Coordinates.optional(),
      }),
    )
    .max(20),
});
export type PlaceHoursRequest = z.infer<typeof PlaceHoursRequest>;

/** `windows` is null if the hours of that day are unknown, empty if the place is closed. */
export const HoursDays = z.array(
  z.object({ date: CalendarDate, windows: z.array(OpenWindow).nullable() }),
);
export type HoursDays = z.infer<typeof HoursDays>;

/** In the order of the request. */
export const PlaceHours = z.object({ id: z.string(), days: HoursDays });
export type PlaceHours = z.infer<typeof PlaceHours>;
