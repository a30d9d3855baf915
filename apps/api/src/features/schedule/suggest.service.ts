import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { isPlannable, UNSCHEDULED } from '@ooo/domain/pois/poi.rules';
import { type Poi, PoiTag } from '@ooo/domain/pois/poi.schema';
import { stopBefore } from '@ooo/domain/scheduling/plan-answer';
import { toPlannerInput } from '@ooo/domain/scheduling/plan-input';
import { notPlacedReason, placedReason } from '@ooo/domain/scheduling/plan-reasons';
import { PLAN_SENTENCES } from '@ooo/domain/scheduling/plan-sentences/plan-sentences';
import { suggestSlot } from '@ooo/domain/scheduling/planner';
import type { AutoPickAnswer, AutoPickRequest } from '@ooo/domain/scheduling/schedule.schema';
import { daysBetween } from '@ooo/domain/shared/calendar-date';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { isTripDate } from '@ooo/domain/trips/trip-days.rules';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import type { Deps } from '../../deps.ts';
import { AppError, badField } from '../../errors.ts';
import { loadPlanSource } from './plan-source.service.ts';

/** Stands for a place that is not saved yet. */
const UNSAVED_ID = 0;

/**
 * The best time for one place while everything else stays as it is stored; what a caller sends as
 * `existingSchedule` is not believed. All suggestions are null, with the reason in the user's
 * language, where nothing fits.
 */
export async function suggestTime(
  deps: Deps,
  user: CurrentUser,
  request: AutoPickRequest,
): Promise<AutoPickAnswer> {
  const source = await loadPlanSource(deps, user, request.tripId);
  const { trip } = source;
  const candidate = toCandidate(request, source.pois, trip);
  const others = source.pois.filter(({ id }) => id !== candidate.id);
  const pois = [...others, candidate];
  const input = toPlannerInput({ ...source, pois, pace: 'balanced' });

  const slot = suggestSlot(input, candidate.id, toDayIndex(request, trip));
  const place = input.places.find(({ id }) => id === candidate.id);
  if (!slot.ok || !place) {
    const reason = slot.ok || slot.reason === 'unknown-place' ? 'no-time-left' : slot.reason;
    return {
      suggestedTime: null,
      suggestedDate: null,
      suggestedDuration: null,
      reasoning: place
        ? notPlacedReason(reason, place, user.language)
        : PLAN_SENTENCES[user.language].nothingFits,
    };
  }
  const visit = slot.value;
  const nameOf = (id: number): string => pois.find((poi) => poi.id === id)?.name ?? '';
  const before = stopBefore(input, { visits: [] }, visit, nameOf);
  return {
    suggestedTime: fromMinutes(visit.startMin),
    suggestedDate: input.days[visit.day]?.date ?? null,
    suggestedDuration: visit.durationMin,
    reasoning: placedReason(input, visit, before, user.language),
  };
}

/** The place without a time: a saved one by its id, else one made of what the caller says. */
function toCandidate(request: AutoPickRequest, pois: readonly Poi[], trip: Trip): Poi {
  if (request.poiId !== undefined) {
    const saved = pois.find(({ id }) => id === request.poiId);
    if (!saved) throw new AppError('NOT_FOUND', { message: 'This place is not in the trip.' });
    return toPlannable(saved);
  }
  const tag = PoiTag.safeParse(request.category);
  return toPlannable({
    id: UNSAVED_ID,
    tripId: trip.id,
    name: request.poiName ?? 'This place',
    category: 'POI',
    tag: tag.success ? tag.data : 'misc',
    ...UNSCHEDULED,
    endDate: null,
    notes: null,
    location: request.coordinates ? { coordinates: request.coordinates } : {},
    openingHours: null,
    source: null,
    sourceAsOf: null,
    createdAt: trip.createdAt,
    updatedAt: trip.updatedAt,
  });
}

/** Auto-plan leaves hotels and journeys alone, but who asks for one of them gets a time for it. */
function toPlannable(poi: Poi): Poi {
  const unscheduled = { ...poi, ...UNSCHEDULED, duration: poi.duration };
  return isPlannable(unscheduled) ? unscheduled : { ...unscheduled, category: 'POI', tag: 'misc' };
}

function toDayIndex({ fixedDate }: AutoPickRequest, trip: Trip): number | undefined {
  if (!fixedDate) return undefined;
  if (!isTripDate(trip, fixedDate))
    throw badField('fixedDate', 'This date is not part of the trip.');
  return daysBetween(trip.startDate, fixedDate);
}
