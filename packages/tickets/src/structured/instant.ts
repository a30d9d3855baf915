import { isCalendarDate } from '@ooo/domain/shared/calendar-date';
import { isWallTime } from '@ooo/domain/shared/wall-time';
import type { Moment } from './moment.ts';

const ISO = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d+)?)?\s*(Z|[+-]\d{2}:?\d{2})?$/i;

/** An ISO 8601 time as data writes it, `2027-03-04T10:00+09:00`; without an offset it is of no zone. */
export function readInstant(text: string, snippet: string): Moment | undefined {
  const [, date = '', time = '', offset] = ISO.exec(text.trim()) ?? [];
  if (!isCalendarDate(date) || !isWallTime(time)) return undefined;
  const base = { date, time, snippet };
  if (offset === undefined) return base;
  const zone = offset.replace(/^([+-]\d{2})(\d{2})$/, '$1:$2').toUpperCase();
  const instant = new Date(`${date}T${time}:00${zone}`);
  if (Number.isNaN(instant.getTime())) return base;
  return { ...base, instant, isUtc: zone === 'Z' };
}
