import ICAL from 'ical.js';
import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { isWallTime } from '@ooo/domain/shared/wall-time';
import { isTimeZone, toInstant } from '@ooo/domain/shared/zoned';
import type { Moment } from '../../structured/moment.ts';

/** `Europe/Berlin`, also behind the path of the program that wrote it. */
const IANA_NAME = /(?:^|\/)([A-Z][A-Za-z]+\/[A-Z][\w+-]+(?:\/[A-Z][\w+-]+)?)$/;

/** A time of a calendar; `tzid` is the zone's name beside it. Undefined where it is no date. */
export function readMoment(time: ICAL.Time, tzid: string | undefined): Moment | undefined {
  const date = `${time.year}-${twoDigits(time.month)}-${twoDigits(time.day)}`;
  if (!isCalendarDate(date)) return undefined;
  if (time.isDate) return { date, snippet: date };
  const wall = `${twoDigits(time.hour)}:${twoDigits(time.minute)}`;
  if (!isWallTime(wall)) return undefined;
  const isUtc = time.zone === ICAL.Timezone.utcTimezone;
  const zoneName = isUtc ? 'UTC' : tzid;
  const snippet = [date, wall, zoneName].filter((part) => part !== undefined).join(' ');
  const iana = IANA_NAME.exec(tzid ?? '')?.[1];
  const base = { date, time: wall, snippet };
  if (isUtc) return { ...base, isUtc, instant: time.toJSDate() };
  if (iana !== undefined && isTimeZone(iana)) {
    return { ...base, instant: toInstant({ date, time: wall, zone: iana }) };
  }
  // A name that only the file itself explains, such as Outlook's `W. Europe Standard Time`.
  if (time.zone !== null && time.zone !== ICAL.Timezone.localTimezone) {
    return { ...base, instant: time.toJSDate() };
  }
  return base;
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0');
}
