import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { isWallTime, type WallTime } from '@ooo/domain/shared/wall-time';
import type { PartialDate } from '../document.ts';

/**
 * `2027-03-04T20:15:00-08:00`, also without seconds, with a space, or as a date alone. The offset says which
 * clock is meant, and that is the airport's: date and time are taken as written, never converted.
 */
const DATE_TIME =
  /^(\d{4})-?(\d{2})-?(\d{2})(?:[T\s]+(\d{2}):?(\d{2})(?::?\d{2}(?:[.,]\d+)?)?\s*(?:Z|[+-]\d{2}:?\d{0,2})?)?$/i;

/** The date as written; undefined for other forms, and for a day that no calendar has. */
export function readLocalDate(text: string): PartialDate | undefined {
  const [, year, month, day] = DATE_TIME.exec(text.trim()) ?? [];
  if (year === undefined || !isCalendarDate(`${year}-${month}-${day}`)) return undefined;
  return { day: Number(day), month: Number(month), year: Number(year) };
}

/** The time as written; undefined where there is none. */
export function readLocalTime(text: string): WallTime | undefined {
  const [, , , , hour, minute] = DATE_TIME.exec(text.trim()) ?? [];
  const time = `${hour}:${minute}`;
  return isWallTime(time) ? time : undefined;
}

/** ISO 8601, `PT13H55M`, in minutes. */
export function readDuration(text: string): number | undefined {
  const match = /^P(?:(\d{1,2})D)?T?(?:(\d{1,3})H)?(?:(\d{1,4})M)?(?:\d+S)?$/i.exec(text.trim());
  if (!match) return undefined;
  const [days, hours, minutes] = [match[1], match[2], match[3]].map((part) => Number(part ?? 0));
  const total = (days ?? 0) * 1440 + (hours ?? 0) * 60 + (minutes ?? 0);
  return total > 0 ? total : undefined;
}
