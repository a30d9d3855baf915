import { isPlannable } from '@ooo/domain/pois/poi.rules';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { usualDay } from '@ooo/domain/scheduling/pace';
import type { PlanWishes } from '@ooo/domain/scheduling/schedule.schema';
import type { PoiId } from '@ooo/domain/shared/ids';
import { DEFAULT_PREFERENCES, type Preferences } from '@ooo/domain/shared/preferences';

/** What a traveller asks of a plan, with the visits that keep their time although auto-plan placed them. */
export interface PlanAsked extends Omit<PlanWishes, 'poiIds'> {
  readonly kept?: readonly PoiId[];
}

/** What the traveller's preferences say about every plan. */
export type PlanBeginning = Pick<PlanWishes, 'pace' | 'dayStart' | 'dayEnd' | 'travelBy'>;

/** How a plan begins: by the preferences, and where no idea waits for a time, it can only be made again. */
export function firstAsked(pois: readonly Poi[], beginning: PlanBeginning): PlanAsked {
  const isAgain = canPlanAgain(pois) && !pois.some(isPlannable);
  return { ...beginning, ...(isAgain && { replan: true }) };
}

/** The preferences as wishes; hours of a day that would end before it starts are left to the pace. */
export function toBeginning(
  preferences: Pick<Preferences, 'pace' | 'dayStart' | 'dayEnd' | 'travelBy'>,
): PlanBeginning {
  const { travelBy } = preferences;
  const isChosen = travelBy !== DEFAULT_PREFERENCES.travelBy;
  return { ...usualDay(preferences), ...(isChosen && { travelBy }) };
}

/** Whether auto-plan has placed anything that it could move. */
export function canPlanAgain(pois: readonly Pick<Poi, 'planned'>[]): boolean {
  return pois.some(({ planned }) => planned);
}

/** Whether a visit may get another time. */
export function mayMove(asked: PlanAsked, { id, planned }: Pick<Poi, 'id' | 'planned'>): boolean {
  if (asked.release?.includes(id)) return true;
  return asked.replan === true && planned && asked.kept?.includes(id) !== true;
}

/** Lets a visit move, or undoes that. */
export function toggleMove(asked: PlanAsked, poi: Pick<Poi, 'id' | 'planned'>): PlanAsked {
  const isFreed = asked.replan === true && poi.planned;
  if (mayMove(asked, poi)) {
    const kept = isFreed ? [...(asked.kept ?? []), poi.id] : asked.kept;
    return { ...asked, release: without(asked.release, poi.id), ...(kept && { kept }) };
  }
  return isFreed
    ? { ...asked, kept: without(asked.kept, poi.id) }
    : { ...asked, release: [...(asked.release ?? []), poi.id] };
}

/** Marks a place that has to be in the plan, or unmarks it. */
export function toggleMust(asked: PlanAsked, id: PoiId): PlanAsked {
  const { must = [] } = asked;
  return { ...asked, must: must.includes(id) ? without(must, id) : [...must, id] };
}

function without(ids: readonly PoiId[] = [], gone: PoiId): PoiId[] {
  return ids.filter((id) => id !== gone);
}

/** The wishes as a request carries them: only of places that the trip has, and without what is not asked. */
export function toPlanWishes(asked: PlanAsked, pois: readonly Poi[]): PlanWishes {
  const { must, release, replan, kept = [], ...wishes } = asked;
  const known = new Set(pois.map(({ id }) => id));
  const keepsSome = replan === true && kept.length > 0;
  const freed = keepsSome ? pois.filter((poi) => poi.planned && mayMove(asked, poi)) : [];
  const lists = {
    must: (must ?? []).filter((id) => known.has(id)),
    release: [...new Set([...(release ?? []), ...freed.map(({ id }) => id)])].filter((id) =>
      known.has(id),
    ),
  };
  return {
    ...wishes,
    ...(replan === true && !keepsSome && { replan }),
    ...(lists.must.length > 0 && { must: lists.must }),
    ...(lists.release.length > 0 && { release: lists.release }),
  };
}
