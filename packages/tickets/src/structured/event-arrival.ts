import { daysBetween } from '@ooo/domain/shared/calendar-date';
import type { SegmentDraft } from '../document.ts';
import { expectFlightTime, flightMinutes } from '../flights/flight-time.ts';
import { toCalendarDate } from '../flights/near-date.ts';
import { settleAirport } from '../flights/settle-airport.ts';
import type { CalendarEvent } from './calendar-event.ts';
import { type LocalMoment, type Moment, toLocalMoment } from './moment.ts';

/** No flight takes longer: an event that does is a whole journey. */
const LONGEST_MS = 30 * 3_600_000;

/**
 * The end of an event as the arrival of its flight; undefined where it is none, as of an hour that was written down for
 * the flight of a day, or where it is not known on which clock it is.
 */
export function readArrival(
  { start, end }: CalendarEvent,
  { from, fromName, to, toName }: SegmentDraft,
  departure: LocalMoment,
): LocalMoment | undefined {
  if (!end || !isNear(start, end)) return undefined;
  const [origin, destination] = [
    settleAirport(from?.value, fromName?.value)?.airport,
    settleAirport(to?.value, toName?.value)?.airport,
  ];
  if (origin?.zone !== destination?.zone && isOfOneClock(start, end)) return undefined;
  const arrival = toLocalMoment(end, destination?.zone);
  const [left, landed] = [toClock(departure), arrival && toClock(arrival)];
  if (!origin || !destination || !left || !landed) return arrival;
  const minutes = flightMinutes(origin, left, destination, landed);
  return minutes >= expectFlightTime(origin, destination).least ? arrival : undefined;
}

function toClock({ date, time }: LocalMoment) {
  const whole = toCalendarDate(date.value);
  return whole && time && { date: whole, time: time.value };
}

/** True for two times of one zone that is not known: it can be the place of one of them alone. */
function isOfOneClock(start: Moment, end: Moment): boolean {
  return start.unknownZone !== undefined && start.unknownZone === end.unknownZone;
}

function isNear(start: Moment, end: Moment): boolean {
  if (start.time === undefined || end.time === undefined) return false;
  if (start.instant && end.instant) {
    const takes = end.instant.getTime() - start.instant.getTime();
    return takes > 0 && takes <= LONGEST_MS;
  }
  const days = daysBetween(start.date, end.date);
  return days >= -1 && days <= 2 && (days !== 0 || start.time !== end.time);
}
