import ICAL from 'ical.js';
import { findIana } from 'windows-iana';
import { type CalendarDate, isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { isWallTime, type WallTime } from '@ooo/domain/shared/wall-time';
import { isTimeZone, toInstant } from '@ooo/domain/shared/zoned';
import type { Moment } from '../../structured/moment.ts';

/** `Europe/Berlin`, also behind the path of the program that wrote it. */
const IANA_NAME = /(?:^|\/)([A-Z][A-Za-z]+\/[A-Z][\w+-]+(?:\/[A-Z][\w+-]+)?)$/;

/** `GMT+9`, `UTC-05:00`. With a place behind it, as in `(GMT+01:00) Bern`, it is the offset there in winter. */
const OFFSET = /^(?:GMT|UTC)\s?([+-])(0?\d|1[0-4])(?::?([0-5]\d))?$/;

/** A time of a calendar; `tzid` is the zone's name beside it. Undefined where it is not a date. */
export function readMoment(time: ICAL.Time, tzid: string | undefined): Moment | undefined {
  const date = `${time.year}-${twoDigits(time.month)}-${twoDigits(time.day)}`;
  if (!isCalendarDate(date)) return undefined;
  if (time.isDate) return { date, snippet: date };
  const wall = `${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
  if (!isWallTime(wall)) return undefined;
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const zoneName = isUtc ? 'UTC' : tzid;
  const snippet = [date, wall, zoneName].filter((part) => part !== undefined).join(' ');
  const base = { date, time: wall, snippet };
  if (isUtc) return { ...base, isUtc, instant: time.toJSDate() };
  if (tzid === undefined) return base;
  const instant = readNamed(date, wall, tzid) ?? readExplained(time) ?? readKnown(date, wall, tzid);
  return instant ? { ...base, instant } : { ...base, unknownZone: tzid };
}

function readNamed(date: CalendarDate, time: WallTime, name: string): Date | undefined {
  const zone = IANA_NAME.exec(name)?.[1];
  return zone !== undefined && isTimeZone(zone) ? toInstant({ date, time, zone }) : undefined;
}

/** In a zone whose rules are in the file itself. */
function readExplained(time: ICAL.Time): Date | undefined {
  const isFloating = time.zone === null || time.zone === ICAL.Timezone.localTimezone;
  return isFloating ? undefined : time.toJSDate();
}

/** In a zone by its name in Windows, at its main place (`001`), or by its distance from UTC. */
function readKnown(date: CalendarDate, time: WallTime, name: string): Date | undefined {
  const [zone] = findIana(name, '001');
  if (zone !== undefined) return toInstant({ date, time, zone });
  const [, sign, hours = '', minutes = '00'] = OFFSET.exec(name) ?? [];
  if (sign === undefined) return undefined;
  return new Date(`${date}T${time}:00${sign}${hours.padStart(2, '0')}:${minutes}`);
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
