import { travelMinutes } from '../distance/travel-time.ts';
import { checkVisit } from '../flight-window/flight-window.rules.ts';
import { filterByDay } from '../pois/day-filter.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { isOpenFor } from '../scheduling/is-open-for.ts';
import { visitDurationMin } from '../scheduling/visit-durations.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { fromMinutes, toMinutes } from '../shared/wall-time.ts';
import type { DropMark, DropRefusal, DropSource, DropVisit } from './drop.types.ts';

/** A stop of a day; minutes since midnight, half open. */
export interface DropStop {
  readonly poi: Poi;
  readonly startMin: number;
  readonly endMin: number;
}

/** The stops of a date by its clock, without the place that is moved. */
export function listOtherStops({ pois }: DropSource, poi: Poi, date: CalendarDate): DropStop[] {
  return filterByDay(pois, date).flatMap((other) => {
    if (other.id === poi.id || other.startTime === null) return [];
    const startMin = toMinutes(other.startTime);
    return [{ poi: other, startMin, endMin: startMin + visitDurationMin(other) }];
  });
}

/** Why a visit may not be there: the flights before the hours, which a phone call can change. */
export function refusalOf(
  { trip, hoursOf }: DropSource,
  poi: Poi,
  visit: DropVisit,
): DropRefusal | undefined {
  const checked = checkVisit(trip, visit);
  if (!checked.ok) return checked.reason;
  const windows = hoursOf(poi, visit.date);
  if (windows === null) return undefined;
  if (windows.length === 0) return 'closed-day';
  const startMin = toMinutes(visit.startTime);
  const endMin = startMin + visit.duration;
  return isOpenFor(windows, { startMin, endMin }) ? undefined : 'closed-then';
}

/** What is wrong between a visit and the others of its day, in minutes. */
export interface Clash {
  /** Minutes of overlap with another visit. */
  readonly overlapMin: number;
  /** Missing for the travel from the stop before and to the one after. */
  readonly missingMin: number;
}

export function clashOf(
  { travelBy }: Pick<DropSource, 'travelBy'>,
  poi: Poi,
  { startTime, duration }: DropVisit,
  others: readonly DropStop[],
): Clash {
  const startMin = toMinutes(startTime);
  const endMin = startMin + duration;
  const missing = (other: DropStop) => {
    const free = other.startMin < startMin ? startMin - other.endMin : other.startMin - endMin;
    return Math.max(0, travelTo({ travelBy }, poi, other) - Math.max(0, free));
  };
  const before = others.findLast((other) => other.startMin <= startMin);
  const after = others.find((other) => other.startMin > startMin);
  const overlap = (other: DropStop) =>
    Math.max(0, Math.min(endMin, other.endMin) - Math.max(startMin, other.startMin));
  return {
    overlapMin: others.reduce((sum, other) => sum + overlap(other), 0),
    missingMin: (before ? missing(before) : 0) + (after ? missing(after) : 0),
  };
}

export function markOf({ overlapMin, missingMin }: Clash): DropMark | undefined {
  if (overlapMin > 0) return 'overlap';
  return missingMin > 0 ? 'tight' : undefined;
}

/** Estimated minutes; 0 where one of the two has no coordinates, as nothing is shown then either. */
export function travelTo(
  { travelBy }: Pick<DropSource, 'travelBy'>,
  poi: Poi,
  { poi: other }: DropStop,
): number {
  const [from, to] = [poi.location.coordinates, other.location.coordinates];
  return from && to ? travelMinutes(from, to, travelBy) : 0;
}

export function toVisit(date: CalendarDate, startMin: number, duration: number): DropVisit {
  return { date, startTime: fromMinutes(startMin), duration };
}
