import type { Poi } from '../pois/poi.schema.ts';
import { isScheduled } from '../pois/poi.rules.ts';
import { UNSCHEDULED } from '../pois/poi.rules.ts';
import type { AutoPlanAnswer, PlannedItem } from '../scheduling/schedule.schema.ts';
import type { PoiId } from '../shared/ids.ts';

/** What a plan does with a place: gives it a time, changes it, keeps it, or clears it. */
export type PlanMark = 'new' | 'moved' | 'stays' | 'loses-time';

/** A trip's places as they would be after a plan. */
export interface PlanOverlay {
  readonly pois: readonly Poi[];
  readonly marks: ReadonlyMap<PoiId, PlanMark>;
  /** The places that would appear where they are not yet: new or moved. */
  readonly ghosts: ReadonlySet<PoiId>;
  /** The visits that are not wanted; their places stay without a time. */
  readonly skipped: readonly PlannedItem[];
}

type PlanParts = Pick<AutoPlanAnswer, 'items' | 'unplaced' | 'conflicts'>;

/**
 * The places with the times of the plan, without the visits in `skipped`. What had a time before cannot be skipped: the
 * others were put around it. The plan has to be one of these places; see `keepCurrent`.
 */
export function withPlan(
  pois: readonly Poi[],
  { items, unplaced }: Pick<PlanParts, 'items' | 'unplaced'>,
  skipped: ReadonlySet<PoiId>,
): PlanOverlay {
  const isSkipped = ({ poiId, moved }: PlannedItem) => moved === undefined && skipped.has(poiId);
  const wanted = new Map(
    items.filter((item) => !isSkipped(item)).map((item) => [item.poiId, item]),
  );
  const removed = new Set(unplaced.filter((item) => item.removed).map(({ poiId }) => poiId));
  const marks = new Map<PoiId, PlanMark>([
    ...[...removed].map((id) => [id, 'loses-time'] as const),
    ...[...wanted.values()].map((item) => [item.poiId, markOf(item)] as const),
  ]);
  return {
    pois: pois.map((poi) => {
      const item = wanted.get(poi.id);
      if (item && item.moved !== false) return withTime(poi, item);
      return removed.has(poi.id) ? { ...poi, ...UNSCHEDULED, planned: false } : poi;
    }),
    marks,
    ghosts: new Set([...wanted.values()].filter(isGhost).map(({ poiId }) => poiId)),
    skipped: items.filter(isSkipped),
  };
}

function withTime(poi: Poi, { date, startTime, duration }: PlannedItem): Poi {
  return { ...poi, date, startTime, duration, planned: true };
}

function isGhost({ moved }: PlannedItem): boolean {
  return moved !== false;
}

function markOf({ moved }: PlannedItem): PlanMark {
  if (moved === undefined) return 'new';
  return moved ? 'moved' : 'stays';
}

/**
 * A plan without what has changed since it was made: places that are gone, that got a time elsewhere, or that have lost
 * theirs.
 */
export function keepCurrent<Plan extends PlanParts>(plan: Plan, pois: readonly Poi[]): Plan {
  const known = new Map(pois.map((poi) => [poi.id, poi]));
  const isCurrent = (id: PoiId, hadTime: boolean) => {
    const poi = known.get(id);
    return poi !== undefined && isScheduled(poi) === hadTime;
  };
  return {
    ...plan,
    items: plan.items.filter(({ poiId, moved }) => isCurrent(poiId, moved !== undefined)),
    unplaced: plan.unplaced.filter(({ poiId, removed }) => isCurrent(poiId, removed === true)),
    conflicts: plan.conflicts.filter(({ poiIds }) => poiIds.every((id) => known.has(id))),
  };
}
