import type { CalendarDate } from '../shared/calendar-date.ts';

/** A day with this much is a rain day. */
export const RAIN_DAY_MM = 1;

/** Climate normals of a place: published means of many years, January first, twelve of each. */
export interface MonthlyNormals {
  /** Mean daily high and low, °C. */
  readonly highC: readonly number[];
  readonly lowC: readonly number[];
  /** Mean sum of the month, millimetres. */
  readonly rainMm: readonly number[];
  /** Mean count of days with 1 mm or more. */
  readonly rainDays: readonly number[];
  /** Mean relative humidity, percent, and mean of the day's strongest wind, km/h; null for a month without. */
  readonly humidity?: readonly (number | null)[];
  readonly windKmh?: readonly (number | null)[];
}

/** What is usual on a day of the year. */
export interface ClimateDay {
  readonly highC: number;
  readonly lowC: number;
  /** From 0 to 1: how likely the day has 1 mm of rain or more. */
  readonly rainChance: number;
  /** The mean of a day of the month, millimetres. */
  readonly rainMm: number;
  /** Percent, and kilometres an hour; undefined where the normals do not have it. */
  readonly humidity: number | undefined;
  readonly windKmh: number | undefined;
}

const at = (monthly: readonly number[], month: number): number => monthly[(month + 12) % 12] ?? 0;

/**
 * A value of the day from means of months: in each month the parabola that has the month's mean and
 * meets its neighbours half way between their means. Simpler curves through the middle of the months
 * lose up to a degree of the mean where a season turns.
 */
function smooth(monthly: readonly number[], month: number, part: number): number {
  const mean = at(monthly, month);
  const start = (at(monthly, month - 1) + mean) / 2;
  const end = (mean + at(monthly, month + 1)) / 2;
  const slope = 6 * mean - 4 * start - 2 * end;
  const bend = 3 * start + 3 * end - 6 * mean;
  return start + slope * part + bend * part * part;
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/**
 * What is usual on a date, smooth from day to day. The mean over the days of a month is the month's
 * normal, within 0.1 °C. The chance of rain, its amount, humidity and wind are the
 * same on every day of a month.
 */
export function climateOfDay(normals: MonthlyNormals, date: CalendarDate): ClimateDay {
  const [year = 0, monthNumber = 1, day = 1] = date.split('-').map(Number);
  const month = monthNumber - 1;
  const days = new Date(Date.UTC(year, monthNumber, 0)).getUTCDate();
  const part = (day - 0.5) / days;
  const high = smooth(normals.highC, month, part);
  const low = smooth(normals.lowC, month, part);
  return {
    // Where a month of nearly equal ones lies between two with a wide range, the curves may cross.
    highC: toTenth(Math.max(high, low)),
    lowC: toTenth(Math.min(high, low)),
    rainChance: Math.min(1, at(normals.rainDays, month) / days),
    rainMm: toTenth(at(normals.rainMm, month) / days),
    humidity: normals.humidity?.[month] ?? undefined,
    windKmh: normals.windKmh?.[month] ?? undefined,
  };
}
