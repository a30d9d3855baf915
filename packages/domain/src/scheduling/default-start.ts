import type { FlightTrip } from '../flight-window/flight-ends.ts';
import { checkVisit } from '../flight-window/flight-window.rules.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { type WallTime, fromMinutes, toMinutes } from '../shared/wall-time.ts';
import { TIME_ENTRY_START_MIN } from './day-rhythm.ts';

/** What a time entry begins with, as the specification has it. */
export const NOON = fromMinutes(TIME_ENTRY_START_MIN);

const DAY_MIN = 1440;
/** The coarsest grid on which a time fits: quarters of an hour read better than 17:05. */
const GRIDS_MIN = [15, 5, 1];

interface VisitDay {
  readonly date: CalendarDate;
  /** Minutes. */
  readonly duration: number;
}

/**
 * The time that a form begins with on a date: the wanted one if the flights allow it, otherwise the nearest that they
 * do. The wanted one too where they leave nothing of the day: then the form says so.
 */
export function defaultStart(trip: FlightTrip, visit: VisitDay, wanted: WallTime = NOON): WallTime {
  const fits = (startTime: WallTime) => checkVisit(trip, { ...visit, startTime }).ok;
  if (fits(wanted)) return wanted;
  const away = (startTime: WallTime) => Math.abs(toMinutes(startTime) - toMinutes(wanted));
  for (const grid of GRIDS_MIN) {
    const [nearest] = Array.from({ length: DAY_MIN / grid }, (_, step) => fromMinutes(step * grid))
      .filter(fits)
      .toSorted((a, b) => away(a) - away(b));
    if (nearest !== undefined) return nearest;
  }
  return wanted;
}
