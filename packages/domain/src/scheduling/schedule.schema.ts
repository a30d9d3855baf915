import { z } from 'zod';
import { CalendarDate } from '../shared/calendar-date.ts';
import { Coordinates } from '../shared/coordinates.schema.ts';
import { PoiId, TripId } from '../shared/ids.ts';
import { WallTime } from '../shared/wall-time.ts';

export const Pace = z.enum(['relaxed', 'balanced', 'full']);
export type Pace = z.infer<typeof Pace>;

export const AutoPlanRequest = z.object({
  tripId: TripId,
  apply: z.boolean().default(false),
  pace: Pace.default('balanced'),
});
export type AutoPlanRequest = z.infer<typeof AutoPlanRequest>;

/** `reason` is a sentence for the traveller. */
export const PlannedItem = z.object({
  poiId: PoiId,
  name: z.string(),
  date: CalendarDate,
  startTime: WallTime,
  duration: z.int(),
  reason: z.string(),
});
export type PlannedItem = z.infer<typeof PlannedItem>;

export const UnplacedItem = z.object({ poiId: PoiId, name: z.string(), reason: z.string() });
export type UnplacedItem = z.infer<typeof UnplacedItem>;

export const AutoPlanAnswer = z.object({
  items: z.array(PlannedItem),
  unplaced: z.array(UnplacedItem),
});
export type AutoPlanAnswer = z.infer<typeof AutoPlanAnswer>;

/** Sets or clears the time of several places at once, all or none: applying a plan and undoing it. */
export const Arrangement = z.object({
  tripId: TripId,
  items: z
    .array(
      z.object({
        poiId: PoiId,
        date: CalendarDate.nullable(),
        startTime: WallTime.nullable(),
        duration: z.int().min(5).max(1440).nullable(),
      }),
    )
    .min(1)
    .max(500),
});
export type Arrangement = z.infer<typeof Arrangement>;

/** The schedule on the caller's screen. It is ignored: the stored one counts. */
const ShownVisit = z
  .object({
    time: z.string().max(20).nullable(),
    name: z.string().max(200).nullable(),
    date: z.string().max(20).nullable(),
    duration: z.number().nullable(),
    coordinates: Coordinates.nullable(),
  })
  .partial();

export const AutoPickRequest = z.object({
  poiId: PoiId.optional(),
  poiName: z.string().max(200).optional(),
  coordinates: Coordinates.nullish(),
  category: z.string().max(60).nullish(),
  tripId: TripId,
  existingSchedule: z.array(ShownVisit).max(1000).optional(),
  fixedDate: CalendarDate.nullish(),
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
