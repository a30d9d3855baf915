import { type CalendarDate, fromDayNumber, toDayNumber } from './calendar-date.ts';
import { type WallTime, fromMinutes, toMinutes } from './wall-time.ts';

const MS_PER_MINUTE = 60_000;
const MS_PER_DAY = 86_400_000;

/** What the clock on the wall and the calendar beside it say. */
export interface LocalTime {
  readonly date: CalendarDate;
  readonly time: WallTime;
}

/** A local time with the IANA zone that makes an instant of it. */
export interface ZonedTime extends LocalTime {
  readonly zone: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  });
  formats.set(zone, format);
  return format;
}

/** True for an IANA zone that this runtime knows, like `Asia/Seoul`. */
export function isTimeZone(zone: string): boolean {
  try {
    formatOf(zone);
    return true;
  } catch {
    return false;
  }
}

/** The local clock read as if it were UTC, in milliseconds. */
function localMsAt(instantMs: number, zone: string): number {
  // Asked for each request; `Intl` takes a hundred times as long to say the same.
  if (zone === 'UTC') return instantMs;
  const part: Partial<Record<Intl.DateTimeFormatPartTypes, number>> = {};
  for (const { type, value } of formatOf(zone).formatToParts(instantMs)) part[type] = Number(value);
  const { year = 1970, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part;
  return Date.UTC(year, month - 1, day, hour, minute, second);
}

function offsetMsAt(instantMs: number, zone: string): number {
  const wholeSecond = Math.floor(instantMs / 1000) * 1000;
  return localMsAt(wholeSecond, zone) - wholeSecond;
}

/**
 * The instant at which a clock in the zone shows this time.
 *
 * A time that the clock jumps over (start of daylight saving) moves later by the jump; of a time that
 * occurs twice (its end) the first one counts. This is the `compatible` rule of Temporal and RFC 5545.
 */
export function toInstant({ date, time, zone }: ZonedTime): Date {
  const localMs = toDayNumber(date) * MS_PER_DAY + toMinutes(time) * MS_PER_MINUTE;
  const before = localMs - offsetMsAt(localMs - MS_PER_DAY, zone);
  const after = localMs - offsetMsAt(localMs + MS_PER_DAY, zone);
  // No zone changes its clock twice within two days.
  if (before === after) return new Date(before);
  const shown = [before, after].filter((ms) => ms + offsetMsAt(ms, zone) === localMs);
  return new Date(shown.length > 0 ? Math.min(...shown) : before);
}

/** What a clock in the zone shows at the instant, its seconds dropped. */
export function toLocal(instant: Date, zone: string): LocalTime {
  const localMs = localMsAt(instant.getTime(), zone);
  const dayNumber = Math.floor(localMs / MS_PER_DAY);
  const minutes = Math.floor((localMs - dayNumber * MS_PER_DAY) / MS_PER_MINUTE);
  return { date: fromDayNumber(dayNumber), time: fromMinutes(minutes) };
}

/** The date in the zone at the instant `now`. */
export function todayIn(zone: string, now: Date): CalendarDate {
  return toLocal(now, zone).date;
}

/** Whole minutes from one zoned time to another, negative if `to` is earlier: the duration of a flight. */
export function minutesBetweenZoned(from: ZonedTime, to: ZonedTime): number {
  return Math.round((toInstant(to).getTime() - toInstant(from).getTime()) / MS_PER_MINUTE);
}
