import { isNearDestination } from '../distance/near-destination.rules.ts';
import { isMovable, isPlannable, UNSCHEDULED } from '../pois/poi.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { isScheduled } from '../pois/poi.rules.ts';
import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { PoiId } from '../shared/ids.ts';
import { toMinutes } from '../shared/wall-time.ts';
import type { PlannerPlace } from './planner.types.ts';
import type { PlanWishes } from './schedule.schema.ts';

type Choosing = Pick<PlanWishes, 'poiIds' | 'must' | 'release' | 'replan'>;
type Former = NonNullable<PlannerPlace['former']>;

/** What a plan is made of. */
export interface PlanChoice {
  /** Those that want a time have none, even if it is stored; the other ideas of the trip are not there. */
  readonly pois: readonly Poi[];
  /** Where the released ones were, with the day's position in the trip. */
  readonly former: ReadonlyMap<PoiId, Former>;
  /** Those that want a time and lie too far away for one. */
  readonly far: readonly Poi[];
}

/** The first id of the wishes that none of the places has; undefined if they all exist. */
export function findForeignId(
  pois: readonly Pick<Poi, 'id'>[],
  { poiIds = [], must = [], release = [] }: Choosing,
): PoiId | undefined {
  const known = new Set(pois.map(({ id }) => id));
  return [...poiIds, ...must, ...release].find((id) => !known.has(id));
}

/** Which places want a time and which keep theirs; airports, flights and hotels are never planned, whatever is asked. */
export function choosePlaces(
  pois: readonly Poi[],
  wishes: Choosing,
  startDate: CalendarDate,
  destinationAt: Coordinates | undefined,
): PlanChoice {
  const former = new Map<PoiId, Former>();
  const chosen: Poi[] = [];
  const far: Poi[] = [];
  for (const poi of pois) {
    const freed = isReleased(poi, wishes) ? withoutTime(poi) : poi;
    if (freed !== poi && poi.date !== null && poi.startTime !== null) {
      const day = daysBetween(startDate, poi.date);
      former.set(poi.id, { day, startMin: toMinutes(poi.startTime) });
    }
    if (isFarBase(freed, destinationAt)) continue;
    if (!isPlannable(freed)) chosen.push(poi);
    else if (freed !== poi || isAskedFor(poi.id, wishes)) {
      (isNearDestination(freed, destinationAt) ? chosen : far).push(freed);
    }
  }
  return { pois: chosen, former, far };
}

/** From a hotel of another city nothing could be reached; the days then begin anywhere. */
function isFarBase(poi: Poi, destinationAt: Coordinates | undefined): boolean {
  return poi.tag === 'hotel' && !isScheduled(poi) && !isNearDestination(poi, destinationAt);
}

function withoutTime(poi: Poi): Poi {
  return { ...poi, ...UNSCHEDULED, duration: poi.duration };
}

function isReleased(poi: Poi, { poiIds, release, replan }: Choosing): boolean {
  if (!isMovable(poi)) return false;
  if (release?.includes(poi.id)) return true;
  return replan === true && poi.planned && (poiIds?.includes(poi.id) ?? true);
}

function isAskedFor(id: PoiId, { poiIds, must }: Choosing): boolean {
  return poiIds === undefined || poiIds.includes(id) || must?.includes(id) === true;
}
