import type { Airport } from '@ooo/atlas/airports';
import {
  type CalendarDate,
  addDays,
  daysBetween,
  weekdayOf,
} from '@ooo/domain/shared/calendar-date';
import type { WallTime } from '@ooo/domain/shared/wall-time';
import { expectFlightTime, flightMinutes } from '../flights/flight-time.ts';

export interface ArrivalContext {
  readonly departureDate: CalendarDate;
  readonly departureTime?: WallTime | undefined;
  readonly arrivalTime?: WallTime | undefined;
  readonly from?: Airport | undefined;
  readonly to?: Airport | undefined;
  /** The printed arrival: the date, else the days to add, else the duration. */
  readonly printedDate?: CalendarDate | undefined;
  readonly dayShift?: number | undefined;
  readonly durationMin?: number | undefined;
  /** A weekday beside the flight that need not be the departure's. */
  readonly weekday?: number | undefined;
}

export interface ArrivalDay {
  readonly date: CalendarDate;
  readonly basis: 'printed' | 'shift' | 'weekday' | 'duration' | 'zones' | 'clock';
  /** The day that fits distance and zones, if the printed one is impossible. */
  readonly doubt?: CalendarDate;
  /** The printed day, where it was not taken because the flight would land before it leaves. */
  readonly refused?: CalendarDate;
}

/** Between Samoa and American Samoa clocks differ by up to 25 hours. */
const SHIFTS = [-2, -1, 0, 1, 2, 3];
/** A duration counts where the arrival that it gives is this close to the printed time. */
const DURATION_SLACK_MIN = 20;

/**
 * The local date of arrival. What the document says goes first; else the day on which the flight takes a
 * time that fits its distance: over the date line that may be the same day, or the day before. Never
 * before the departure. Undefined without an arrival time, unless the date is printed.
 */
export function findArrivalDay(context: ArrivalContext): ArrivalDay | undefined {
  const printed = findPrinted(context);
  const { arrivalTime, departureTime } = context;
  if (!arrivalTime || !departureTime) {
    return printed && printed.date >= addDays(context.departureDate, -1) ? printed : undefined;
  }
  const flyable = findFlyable(context, departureTime, arrivalTime);
  if (!printed) return flyable;
  const minutes = minutesTo(context, departureTime, printed.date, arrivalTime);
  if (minutes <= 0) return { ...flyable, doubt: flyable.date, refused: printed.date };
  const { from, to } = context;
  const impossible = from && to && minutes > expectFlightTime(from, to).most;
  return impossible && flyable.date !== printed.date
    ? { ...printed, doubt: flyable.date }
    : printed;
}

function findPrinted(context: ArrivalContext): ArrivalDay | undefined {
  const { departureDate, printedDate, dayShift, weekday } = context;
  if (printedDate) return { date: printedDate, basis: 'printed' };
  if (dayShift !== undefined) return { date: addDays(departureDate, dayShift), basis: 'shift' };
  const nextDay = addDays(departureDate, 1);
  const isArrivals =
    weekday !== undefined && weekdayOf(departureDate) !== weekday && weekdayOf(nextDay) === weekday;
  return isArrivals ? { date: nextDay, basis: 'weekday' } : undefined;
}

/** The earliest day on which the flight is possible: by duration, by distance, by the clock alone. */
function findFlyable(context: ArrivalContext, departs: WallTime, arrives: WallTime): ArrivalDay {
  const { departureDate, durationMin, from, to } = context;
  const options = SHIFTS.map((shift) => {
    const date = addDays(departureDate, shift);
    return { date, minutes: minutesTo(context, departs, date, arrives) };
  }).filter(({ minutes }) => minutes > 0);
  const [first] = options;
  const fallback: ArrivalDay = { date: first?.date ?? addDays(departureDate, 1), basis: 'clock' };
  if (!from || !to) return fallback;
  if (durationMin !== undefined) {
    const exact = options.find(
      ({ minutes }) => Math.abs(minutes - durationMin) <= DURATION_SLACK_MIN,
    );
    if (exact) return { date: exact.date, basis: 'duration' };
  }
  const { least } = expectFlightTime(from, to);
  const possible = options.find(({ minutes }) => minutes >= least * 0.9);
  return { date: possible?.date ?? fallback.date, basis: 'zones' };
}

/** Without zones the clock alone counts, and never runs backwards. */
function minutesTo(
  context: ArrivalContext,
  departs: WallTime,
  date: CalendarDate,
  arrives: WallTime,
): number {
  const { departureDate, from, to } = context;
  const departure = { date: departureDate, time: departs };
  if (from && to) return flightMinutes(from, departure, to, { date, time: arrives });
  const days = daysBetween(departureDate, date);
  if (days < 0) return -1;
  return days * 1440 + (arrives > departs || days > 0 ? 1 : 0);
}
