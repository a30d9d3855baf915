import type { Writing } from '../shared/writing.ts';
import { newPoi } from '../pois/new-poi.ts';
import { isPlannable, UNSCHEDULED } from '../pois/poi.rules.ts';
import { type Poi, PoiTag } from '../pois/poi.schema.ts';
import { daysBetween } from '../shared/calendar-date.ts';
import { PoiId } from '../shared/ids.ts';
import { type Result, fail, ok } from '../shared/result.ts';
import { fromMinutes } from '../shared/wall-time.ts';
import { isTripDate } from '../trips/trip-days.rules.ts';
import { leftOutReason } from './left-out-reasons.ts';
import { type DayWishes, DEFAULT_DAY } from './pace.ts';
import { toPlannerInput } from './plan-input.ts';
import { placedReason } from './plan-reasons.ts';
import { planSentences } from './plan-sentences.ts';
import type { PlannedTrip, TripPlanSource } from './plan-trip.ts';
import { suggestSlot } from './planner.ts';
import type { PlannedVisit, PlannerInput, Unplaced } from './planner.types.ts';
import type { AutoPickAnswer, AutoPickRequest } from './schedule.schema.ts';
import { listShownItems } from './shown-visits.ts';
import { stopBefore } from './stop-before.ts';

/** The id of a place that is not saved yet. */
const UNSAVED_ID = PoiId.parse(0);

export interface SuggestionSource extends TripPlanSource {
  /** The traveller's ordinary day. */
  readonly usual?: DayWishes | undefined;
}

export type SuggestionRefusal = 'not-in-trip' | 'outside-trip';

/**
 * The best time for one POI while everything else stays: what is stored, and what only `existingSchedule` has. If
 * nothing fits on the days that were asked, all suggestions are null; the reason then names another
 * day of the trip if one would do.
 */
export function suggestTime(
  source: SuggestionSource,
  request: AutoPickRequest,
  writing: Writing,
): Result<AutoPickAnswer, SuggestionRefusal> {
  const { trip } = source;
  const { fixedDate } = request;
  const candidate = toCandidate(request, source.pois, trip);
  if (!candidate) return fail('not-in-trip');
  if (fixedDate && !isTripDate(trip, fixedDate)) return fail('outside-trip');

  // Only what has its place already bears on the answer: the other unscheduled ones would cost a plan's time.
  const settled = source.pois.filter((poi) => poi.id !== candidate.id && !isPlannable(poi));
  const shown = listShownItems(request.existingSchedule ?? [], {
    trip,
    pois: source.pois,
    candidate,
  });
  const planned = toPlannerInput({
    ...source,
    ...(source.usual ?? DEFAULT_DAY),
    pois: [...settled, candidate],
    travelBy: request.travelBy ?? source.travelBy,
  });
  const input = { ...planned, fixed: [...planned.fixed, ...shown] };
  const day = fixedDate ? daysBetween(trip.startDate, fixedDate) : undefined;
  const slot = suggestSlot(input, candidate.id, day);
  if (!slot?.ok) return ok(notSuggested(input, candidate.id, slot?.unplaced, day, writing));
  const names = new Map([...settled, ...shown].map(({ id, name }) => [id, name]));
  return ok(toSuggestion(onChosenDay(input, day), slot.value, names, writing));
}

/** A day that the traveller has chosen needs no reason. */
function onChosenDay(input: PlannerInput, day: number | undefined): PlannerInput {
  if (day === undefined) return input;
  return { ...input, places: input.places.map((place) => ({ ...place, wishedDay: day })) };
}

function toSuggestion(
  input: PlannerInput,
  visit: PlannedVisit,
  names: ReadonlyMap<PoiId, string>,
  writing: Writing,
): AutoPickAnswer {
  const before = stopBefore(input, { visits: [] }, visit, (id) => names.get(id) ?? '');
  return {
    suggestedTime: fromMinutes(visit.startMin),
    suggestedDate: input.days[visit.day]?.date ?? null,
    suggestedDuration: visit.durationMin,
    reasoning: placedReason(input, visit, before, writing) || planSentences(writing).openAndFree,
  };
}

function notSuggested(
  input: PlannerInput,
  id: PoiId,
  unplaced: Unplaced | undefined,
  day: number | undefined,
  writing: Writing,
): AutoPickAnswer {
  const other = day === undefined ? undefined : suggestSlot(input, id);
  const instead = other?.ok ? other.value : undefined;
  return {
    suggestedTime: null,
    suggestedDate: null,
    suggestedDuration: null,
    reasoning: unplaced
      ? leftOutReason(input, unplaced, writing, { day, instead })
      : planSentences(writing).nothingFits,
  };
}

/** The POI without a time: a saved one by its id, otherwise one made from the caller's input. */
function toCandidate(
  request: AutoPickRequest,
  pois: readonly Poi[],
  trip: PlannedTrip,
): Poi | undefined {
  if (request.poiId !== undefined) {
    const saved = pois.find(({ id }) => id === request.poiId);
    return saved && toPlannable(saved);
  }
  const tag = PoiTag.safeParse(request.category);
  const unsaved = {
    tripId: trip.id,
    name: request.poiName ?? 'This place',
    tag: tag.success ? tag.data : 'misc',
    location: request.coordinates ? { coordinates: request.coordinates } : {},
  } as const;
  return toPlannable(newPoi(unsaved, { id: UNSAVED_ID, now: trip.createdAt }));
}

/** Auto-plan leaves hotels and journeys alone, but a traveller who asks for one of them gets a time for it. */
function toPlannable(poi: Poi): Poi {
  const unscheduled = { ...poi, ...UNSCHEDULED, duration: poi.duration };
  return isPlannable(unscheduled) ? unscheduled : { ...unscheduled, category: 'POI', tag: 'misc' };
}
