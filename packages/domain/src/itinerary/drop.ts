import type { Poi } from '../pois/poi.schema.ts';
import { isScheduled } from '../pois/poi.rules.ts';
import { LUNCH, MEAL_SLOTS, USUAL_START_MIN } from '../scheduling/day-rhythm.ts';
import { slotsOf } from '../scheduling/meal-times.ts';
import { dayHours } from '../scheduling/pace.ts';
import { visitDurationMin } from '../scheduling/visit-durations.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { toMinutes } from '../shared/wall-time.ts';
import {
  type Clash,
  clashOf,
  type DropStop,
  listOtherStops,
  markOf,
  refusalOf,
  toVisit,
  travelTo,
} from './drop-fit.ts';
import type { Drop, DropSource, DropTarget, DropVisit } from './drop.types.ts';

/** Times set by hand fall on quarters of an hour. */
export const DROP_GRID_MIN = 15;
/** How long a visit can be made by hand, in minutes. */
export const SHORTEST_VISIT_MIN = 15;
export const LONGEST_VISIT_MIN = 720;

const DAY_MIN = 1440;
/** Finer ones where two stops are less than a quarter of an hour apart. */
const GRIDS_MIN = [DROP_GRID_MIN, 5, 1];

type DayTarget = DropTarget & { readonly to: 'day' };

/**
 * The result of a place being moved by hand, before it is saved. A visit that is ok passes `checkVisit` and keeps to
 * the opening hours as far as they are known; on a day it takes a time between its neighbours, and if they leave too
 * little, the one that clashes least. A place that stays where it is keeps its time, despite any problem.
 */
export function dropPlace(source: DropSource, poi: Poi, target: DropTarget): Drop {
  switch (target.to) {
    case 'ideas':
      return { ok: true, visit: undefined, mark: undefined };
    case 'time':
      return settle(source, poi, toVisit(target.date, target.startMin, visitDurationMin(poi)));
    case 'length':
      return resize(source, poi, target.durationMin);
    default:
      return dropOnDay(source, poi, target);
  }
}

/** True if nothing has to be saved. */
export function isSameVisit(poi: Poi, visit: DropVisit | undefined): boolean {
  if (!visit) return !isScheduled(poi);
  const { date, startTime, duration } = visit;
  return poi.date === date && poi.startTime === startTime && visitDurationMin(poi) === duration;
}

/** The place of a stop among those of its day, from 0; undefined for one that has no time. */
export function positionOf(source: DropSource, poi: Poi): number | undefined {
  const { date, startTime } = poi;
  if (date === null || startTime === null) return undefined;
  const all = source.pois.filter((other) => other.date === date && other.startTime !== null);
  const before = all.filter((other) => (other.startTime ?? '') < startTime).length;
  const same = all.filter((other) => other.startTime === startTime);
  return before + same.findIndex(({ id }) => id === poi.id);
}

function settle(source: DropSource, poi: Poi, visit: DropVisit): Drop {
  const reason = isSameVisit(poi, visit) ? undefined : refusalOf(source, poi, visit);
  if (reason) return { ok: false, reason };
  const clash = clashOf(source, poi, visit, listOtherStops(source, poi, visit.date));
  return { ok: true, visit, mark: markOf(clash) };
}

function resize(source: DropSource, poi: Poi, durationMin: number): Drop {
  const { date, startTime } = poi;
  if (date === null || startTime === null) return { ok: false, reason: 'no-room' };
  const duration = Math.min(LONGEST_VISIT_MIN, Math.max(SHORTEST_VISIT_MIN, durationMin));
  return settle(source, poi, { date, startTime, duration });
}

function dropOnDay(source: DropSource, poi: Poi, target: DayTarget): Drop {
  const { date, position } = target;
  const stays =
    poi.date === date && (position === undefined || position === positionOf(source, poi));
  if (stays && poi.startTime !== null) {
    return settle(source, poi, { date, startTime: poi.startTime, duration: visitDurationMin(poi) });
  }
  const others = listOtherStops(source, poi, date);
  if (position === undefined && !isScheduled(poi)) {
    const free = suggested(source, poi, date);
    if (free) return settle(source, poi, free);
  }
  const gap = gapAt(others, position);
  if (gap.fromMin > gap.toMin) return { ok: false, reason: 'no-room' };
  return findTime(source, poi, target, { ...gap, others });
}

function suggested(source: DropSource, poi: Poi, date: CalendarDate): DropVisit | undefined {
  const startTime = source.freeStart?.(poi, date);
  const visit = startTime && { date, startTime, duration: visitDurationMin(poi) };
  return visit && refusalOf(source, poi, visit) === undefined ? visit : undefined;
}

/** When a visit may start so that the order is the wanted one, both ends included. */
interface Gap {
  readonly fromMin: number;
  readonly toMin: number;
  readonly before: DropStop | undefined;
  readonly after: DropStop | undefined;
}

function gapAt(others: readonly DropStop[], position: number | undefined): Gap {
  const at = position === undefined ? undefined : Math.min(position, others.length);
  const before = at === undefined ? undefined : others[at - 1];
  const after = at === undefined ? undefined : others[at];
  return {
    fromMin: before ? before.startMin + 1 : 0,
    toMin: after ? after.startMin - 1 : DAY_MIN - 1,
    before,
    after,
  };
}

function findTime(
  source: DropSource,
  poi: Poi,
  { date }: DayTarget,
  gap: Gap & { readonly others: readonly DropStop[] },
): Drop {
  const duration = visitDurationMin(poi);
  const wanted = wantedStart(source, poi, gap);
  let refusal: Drop | undefined;
  for (const grid of GRIDS_MIN) {
    const first = Math.ceil(gap.fromMin / grid) * grid;
    const count = Math.max(0, Math.floor((gap.toMin - first) / grid) + 1);
    const tried = Array.from({ length: count }, (_, step) => {
      const visit = toVisit(date, first + step * grid, duration);
      return { visit, reason: refusalOf(source, poi, visit) };
    });
    const [best] = tried
      .filter(({ reason }) => reason === undefined)
      .map(({ visit }) => ({ visit, clash: clashOf(source, poi, visit, gap.others) }))
      .toSorted((a, b) => costOf(a, wanted) - costOf(b, wanted));
    if (best) return { ok: true, visit: best.visit, mark: markOf(best.clash) };
    const near = tried.toSorted((a, b) => distance(a.visit, wanted) - distance(b.visit, wanted))[0]
      ?.reason;
    refusal ??= near && { ok: false, reason: near };
  }
  return refusal ?? { ok: false, reason: 'no-room' };
}

/** Right after the stop before, else right before the one after, else when such a place is usually visited. */
function wantedStart(
  source: DropSource,
  poi: Poi,
  { before, after, others }: Gap & { readonly others: readonly DropStop[] },
): number {
  if (before) return before.endMin + travelTo(source, poi, before);
  if (after) return after.startMin - travelTo(source, poi, after) - visitDurationMin(poi);
  if (poi.startTime !== null) return toMinutes(poi.startTime);
  if (poi.tag === 'eat') return firstMealStart(others);
  return poi.tag === 'drink' ? USUAL_START_MIN.drink : USUAL_START_MIN.other;
}

/** The first meal that the day does not have yet; lunch on a day that has both. */
function firstMealStart(others: readonly DropStop[]): number {
  const taken = new Set(
    others.flatMap(({ poi, startMin, endMin }) =>
      poi.tag === 'eat' ? slotsOf(startMin, endMin - startMin) : [],
    ),
  );
  return (MEAL_SLOTS.find(({ name }) => !taken.has(name)) ?? LUNCH).preferredFrom;
}

/** Overlaps and night hours weigh most, then missing travel time, then the distance from the wanted time. */
function costOf({ visit, clash }: { visit: DropVisit; clash: Clash }, wantedMin: number): number {
  const { startMin, endMin } = dayHours({ pace: 'full' });
  const start = toMinutes(visit.startTime);
  const outside = Math.max(0, startMin - start) + Math.max(0, start + visit.duration - endMin);
  return (clash.overlapMin + outside) * 100 + clash.missingMin * 10 + Math.abs(start - wantedMin);
}

function distance({ startTime }: DropVisit, wantedMin: number): number {
  return Math.abs(toMinutes(startTime) - wantedMin);
}
