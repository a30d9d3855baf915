import type { Language } from '../shared/language.ts';
import { newPoi } from '../pois/new-poi.ts';
import { isPlannable, UNSCHEDULED } from '../pois/poi.rules.ts';
import { type Poi, PoiTag } from '../pois/poi.schema.ts';
import { daysBetween } from '../shared/calendar-date.ts';
import { PoiId } from '../shared/ids.ts';
import { type Result, fail, ok } from '../shared/result.ts';
import { fromMinutes } from '../shared/wall-time.ts';
import { isTripDate } from '../trips/trip-days.rules.ts';
import { stopBefore } from './plan-answer.ts';
import { toPlannerInput } from './plan-input.ts';
import { notPlacedReason, placedReason } from './plan-reasons.ts';
import { PLAN_SENTENCES } from './plan-sentences/plan-sentences.ts';
import type { PlannedTrip, TripPlanSource } from './plan-trip.ts';
import { suggestSlot } from './planner.ts';
import type { AutoPickAnswer, AutoPickRequest } from './schedule.schema.ts';

/** Stands for a place that is not saved yet. */
const UNSAVED_ID = PoiId.parse(0);

export type SuggestionRefusal = 'not-in-trip' | 'outside-trip';

/**
 * The best time for one POI while everything else stays as it is stored; a caller's `existingSchedule` is ignored. If
 * nothing fits, all suggestions are null, with the reason in `language`.
 */
export function suggestTime(
  source: TripPlanSource,
  request: AutoPickRequest,
  language: Language,
): Result<AutoPickAnswer, SuggestionRefusal> {
  const { trip } = source;
  const { fixedDate } = request;
  const candidate = toCandidate(request, source.pois, trip);
  if (!candidate) return fail('not-in-trip');
  if (fixedDate && !isTripDate(trip, fixedDate)) return fail('outside-trip');

  // Only what has its place already bears on the answer: the other unscheduled ones would cost a plan's time.
  const settled = source.pois.filter((poi) => poi.id !== candidate.id && !isPlannable(poi));
  const pois = [...settled, candidate];
  const input = toPlannerInput({ ...source, pois, pace: 'balanced' });
  const day = fixedDate ? daysBetween(trip.startDate, fixedDate) : undefined;
  const slot = suggestSlot(input, candidate.id, day);
  const place = input.places.find(({ id }) => id === candidate.id);
  if (!slot.ok || !place) {
    const reason = slot.ok || slot.reason === 'unknown-place' ? 'no-time-left' : slot.reason;
    return ok({
      suggestedTime: null,
      suggestedDate: null,
      suggestedDuration: null,
      reasoning: place
        ? notPlacedReason(reason, place, language)
        : PLAN_SENTENCES[language].nothingFits,
    });
  }
  const visit = slot.value;
  const nameOf = (id: PoiId): string => pois.find((poi) => poi.id === id)?.name ?? '';
  const before = stopBefore(input, { visits: [] }, visit, nameOf);
  return ok({
    suggestedTime: fromMinutes(visit.startMin),
    suggestedDate: input.days[visit.day]?.date ?? null,
    suggestedDuration: visit.durationMin,
    reasoning: placedReason(input, visit, before, language),
  });
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

/** Auto-plan leaves hotels and journeys alone, but who asks for one of them gets a time for it. */
function toPlannable(poi: Poi): Poi {
  const unscheduled = { ...poi, ...UNSCHEDULED, duration: poi.duration };
  return isPlannable(unscheduled) ? unscheduled : { ...unscheduled, category: 'POI', tag: 'misc' };
}
