import type { Poi } from '../pois/poi.schema.ts';
import { isCalendarDate, daysBetween } from '../shared/calendar-date.ts';
import { PoiId } from '../shared/ids.ts';
import { toMinutes } from '../shared/wall-time.ts';
import { type TripDates, isTripDate } from '../trips/trip-days.rules.ts';
import type { PlannerFixedItem } from './planner.types.ts';
import type { ShownVisit } from './schedule.schema.ts';

const CLOCK = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:([ap])\.?m\.?)?$/iu;
const MINUTES_A_DAY = 1440;

/** A visit of a caller's screen that is not stored. */
export interface ShownItem extends PlannerFixedItem {
  readonly name: string;
}

interface Known {
  readonly trip: TripDates;
  readonly pois: readonly Pick<Poi, 'name' | 'date' | 'startTime'>[];
  /** The place that wants a time: where the screen has it now does not count. */
  readonly candidate: Pick<Poi, 'name'>;
}

/**
 * The unsaved visits on a caller's screen; saved ones are recognised by name, date and
 * time. Entries without a date of the trip, a time or a length are left out. Ids are below zero.
 */
export function listShownItems(shown: readonly ShownVisit[], known: Known): ShownItem[] {
  const { trip, pois, candidate } = known;
  const stored = new Set(
    pois.map(({ name, date, startTime }) =>
      keyOf(name, date, startTime === null ? undefined : toMinutes(startTime)),
    ),
  );
  return shown.flatMap(({ name, date, time, duration, coordinates }, index) => {
    const startMin = parseClock(time ?? '');
    if (!date || !isCalendarDate(date) || !isTripDate(trip, date) || startMin === undefined) {
      return [];
    }
    if (!duration || !(duration > 0 && duration <= MINUTES_A_DAY)) return [];
    const isOwn = fold(name) === fold(candidate.name);
    if (isOwn || stored.has(keyOf(name, date, startMin))) return [];
    return {
      id: PoiId.parse(-1 - index),
      name: name ?? '',
      day: daysBetween(trip.startDate, date),
      startMin,
      durationMin: Math.ceil(duration),
      meal: 'none',
      ...(coordinates && { coordinates }),
    };
  });
}

function fold(name: string | null | undefined): string {
  return (name ?? '').trim().toLowerCase();
}

function keyOf(
  name: string | null | undefined,
  date: string | null,
  startMin: number | undefined,
): string {
  return [fold(name), date, startMin].join('|');
}

/** Minutes since midnight of `14:15`, `9:05` or `2:15 PM`; undefined if it is not a time. */
function parseClock(text: string): number | undefined {
  const match = CLOCK.exec(text.trim());
  if (!match) return undefined;
  const [hour, minute] = [Number(match[1]), Number(match[2])];
  const half = match[3]?.toLowerCase();
  const isHour = half === undefined ? hour < 24 : hour >= 1 && hour <= 12;
  if (!isHour || minute > 59) return undefined;
  const hours = half === undefined ? hour : (hour % 12) + (half === 'p' ? 12 : 0);
  return hours * 60 + minute;
}
