import { fromMinutes, toMinutes, type WallTime } from '@ooo/domain/shared/wall-time';

export type DayPeriod = 'AM' | 'PM';

/** A time as it is typed. On a 24-hour clock there is no AM or PM. */
export interface TimeEntry {
  readonly hour: string;
  readonly minute: string;
  readonly period: DayPeriod | null;
}

/** At most two digits of whatever was typed. */
export function keepDigits(text: string): string {
  return text.replaceAll(/\D/g, '').slice(0, 2);
}

function toNumber(text: string, least: number, most: number): number | undefined {
  if (!/^\d{1,2}$/.test(text)) return undefined;
  const value = Number(text);
  return value >= least && value <= most ? value : undefined;
}

/** The time that was typed; undefined unless the hour is 1 to 12, or 0 to 23 of 24, and the minute 0 to 59. */
export function parseTimeEntry({ hour, minute, period }: TimeEntry): WallTime | undefined {
  const hours = period === null ? toNumber(hour, 0, 23) : toNumber(hour, 1, 12);
  const minutes = toNumber(minute, 0, 59);
  if (hours === undefined || minutes === undefined) return undefined;
  if (period === null) return fromMinutes(hours * 60 + minutes);
  return fromMinutes(((hours % 12) + (period === 'PM' ? 12 : 0)) * 60 + minutes);
}

/** The inverse of {@link parseTimeEntry}, by a clock of 12 or 24 hours. */
export function toTimeEntry(time: WallTime, is24Hours: boolean): TimeEntry {
  const minutes = toMinutes(time);
  const hour = Math.floor(minutes / 60);
  const minute = String(minutes % 60).padStart(2, '0');
  if (is24Hours) return { hour: String(hour).padStart(2, '0'), minute, period: null };
  return {
    hour: String(hour % 12 === 0 ? 12 : hour % 12),
    minute,
    period: hour < 12 ? 'AM' : 'PM',
  };
}
