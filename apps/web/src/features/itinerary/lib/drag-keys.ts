import { DROP_GRID_MIN, positionOf } from '@ooo/domain/itinerary/drop';
import type { DropSource, DropTarget } from '@ooo/domain/itinerary/drop.types';
import { listOtherStops } from '@ooo/domain/itinerary/drop-fit';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { visitDurationMin } from '@ooo/domain/scheduling/visit-durations';
import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { toMinutes } from '@ooo/domain/shared/wall-time';
import { isTripDate, listTripDays } from '@ooo/domain/trips/trip-days.rules';
import { KEYS } from '../../../lib/keys.ts';
import type { DragItem, PlannedDrop } from '../state/drag.atoms.ts';

const [UP, DOWN] = KEYS.along;
const [LEFT, RIGHT] = KEYS.otherDay;

const LAST_START_MIN = 1440 - DROP_GRID_MIN;

/** Steps by an arrow key: along the day, or to the day before or after. */
interface Step {
  readonly along: -1 | 0 | 1;
  readonly days: -1 | 0 | 1;
}

const STEPS: Readonly<Record<string, Step>> = {
  [UP]: { along: -1, days: 0 },
  [DOWN]: { along: 1, days: 0 },
  [LEFT]: { along: 0, days: -1 },
  [RIGHT]: { along: 0, days: 1 },
};

/** Where a place is before it is moved. */
export function startTarget(source: DropSource, { poi, part }: DragItem): DropTarget {
  const { date, startTime } = poi;
  if (date === null || startTime === null) return { to: 'ideas' };
  if (part === 'end') return { to: 'length', durationMin: visitDurationMin(poi) };
  if (part === 'block') return { to: 'time', date, startMin: toMinutes(startTime) };
  return { to: 'day', date, position: positionOf(source, poi) ?? 0 };
}

/** Where an arrow key moves it from there: by a row, a day or a quarter of an hour; undefined for other keys and at the end. */
export function stepTarget(
  source: DropSource,
  item: DragItem,
  planned: PlannedDrop,
  key: string,
): DropTarget | undefined {
  const step = STEPS[key];
  const { target } = planned;
  if (!step) return undefined;
  if (target.to === 'length') {
    return { to: 'length', durationMin: onGrid(target.durationMin, step.along) };
  }
  if (target.to === 'time') {
    const date = addDays(target.date, step.days);
    const startMin = Math.min(LAST_START_MIN, Math.max(0, onGrid(target.startMin, step.along)));
    return isTripDate(source.trip, date) ? { to: 'time', date, startMin } : undefined;
  }
  return step.days === 0
    ? stepByRow(source, item.poi, planned, step.along)
    : stepByDay(source, target, step.days);
}

/** The next quarter of an hour, up or down. */
function onGrid(minutes: number, along: Step['along']): number {
  if (along === 0) return minutes;
  const steps = minutes / DROP_GRID_MIN;
  return (along < 0 ? Math.ceil(steps) - 1 : Math.floor(steps) + 1) * DROP_GRID_MIN;
}

function stepByDay(
  { trip }: DropSource,
  target: DropTarget,
  days: Step['days'],
): DropTarget | undefined {
  if (target.to !== 'day') return days < 0 ? { to: 'day', date: trip.endDate } : undefined;
  const date = addDays(target.date, days);
  return isTripDate(trip, date) ? { to: 'day', date } : undefined;
}

/** All places between two rows from the first day to the last, then the ideas. */
function stepByRow(
  source: DropSource,
  poi: Poi,
  planned: PlannedDrop,
  along: Step['along'],
): DropTarget | undefined {
  const gaps: DropTarget[] = listTripDays(source.trip).flatMap(({ date }) => {
    const others = listOtherStops(source, poi, date);
    return [...others, undefined].map((_, position) => ({ to: 'day', date, position }) as const);
  });
  const all: DropTarget[] = [...gaps, { to: 'ideas' }];
  const at = all.findIndex((gap) => isAt(gap, source, poi, planned));
  return all[at + along];
}

function isAt(
  gap: DropTarget,
  source: DropSource,
  poi: Poi,
  { target, drop }: PlannedDrop,
): boolean {
  if (gap.to !== 'day' || target.to !== 'day') return gap.to === target.to;
  const position = target.position ?? positionOfTime(source, poi, target.date, drop);
  return gap.date === target.date && gap.position === position;
}

/** For a day without a row: between the rows around its time. */
function positionOfTime(
  source: DropSource,
  poi: Poi,
  date: CalendarDate,
  drop: PlannedDrop['drop'],
): number {
  if (!drop.ok || !drop.visit) return 0;
  const startMin = toMinutes(drop.visit.startTime);
  return listOtherStops(source, poi, date).filter((other) => other.startMin <= startMin).length;
}
