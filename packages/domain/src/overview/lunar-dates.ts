import { type CalendarDate, addDays, fromDayNumber, toDayNumber } from '../shared/calendar-date.ts';
import { lastNewMoonBy, newMoonDay, sunSignAt } from './moon-and-sun.ts';
import { toDate, yearOf } from './year-dates.ts';

/**
 * Calendars that follow the moon: the Chinese one with Korea's and Vietnam's, which count by their own
 * midnight, and the Islamic one of Saudi Arabia (Umm al-Qura), which countries that watch for the moon may
 * miss by a day.
 */
export type LunarCalendar = 'chinese' | 'korean' | 'vietnamese' | 'islamic';

const UTC_OFFSET_HOURS = { chinese: 8, korean: 9, vietnamese: 7 } as const;
const WINTER_SOLSTICE_SIGN = 9;
const MONTHS_PER_YEAR = 12;

interface LunarMonth {
  /** 1 to 12. */
  readonly number: number;
  readonly isLeap: boolean;
  /** Days since 1970-01-01. */
  readonly firstDay: number;
  readonly length: number;
}

/** The new moon that begins the eleventh month, the one that the winter solstice of the year falls in. */
function eleventhMonth(year: number, utcOffsetHours: number): number {
  let day = toDayNumber(toDate(year, 12, 18));
  while (sunSignAt(day + 1, utcOffsetHours) < WINTER_SOLSTICE_SIGN) day += 1;
  return lastNewMoonBy(day, utcOffsetHours);
}

/** From the eleventh month of the year before to the tenth, or the eleventh's leap month, of the year. */
function listMonths(year: number, utcOffsetHours: number): readonly LunarMonth[] {
  const first = eleventhMonth(year - 1, utcOffsetHours);
  const count = eleventhMonth(year, utcOffsetHours) - first;
  const days = Array.from({ length: count + 1 }, (_, at) => newMoonDay(first + at, utcOffsetHours));
  const signs = days.map((day) => sunSignAt(day, utcOffsetHours));
  // Where there are thirteen, the first in which the sun enters no sign repeats the number before it.
  const leapAt =
    count > MONTHS_PER_YEAR
      ? signs.findIndex((sign, at) => at > 0 && sign === signs[at + 1])
      : Infinity;
  return days.slice(0, -1).map((firstDay, at) => ({
    number: ((10 + at - (at >= leapAt ? 1 : 0)) % MONTHS_PER_YEAR) + 1,
    isLeap: at === leapAt,
    firstDay,
    length: (days[at + 1] ?? firstDay) - firstDay,
  }));
}

const monthsOfYears = new Map<string, readonly LunarMonth[]>();

/** The months that have days in a Gregorian year. */
function listMonthsOfYear(year: number, utcOffsetHours: number): readonly LunarMonth[] {
  const key = `${year} ${utcOffsetHours}`;
  const known = monthsOfYears.get(key);
  if (known) return known;
  const months = [...listMonths(year, utcOffsetHours), ...listMonths(year + 1, utcOffsetHours)];
  monthsOfYears.set(key, months);
  return months;
}

const islamicDaysOfYears = new Map<number, ReadonlyMap<string, readonly CalendarDate[]>>();

/** The days of a Gregorian year by their Islamic month and day, `10-1`. */
function listIslamicDays(year: number): ReadonlyMap<string, readonly CalendarDate[]> {
  const known = islamicDaysOfYears.get(year);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura', {
    timeZone: 'UTC',
    month: 'numeric',
    day: 'numeric',
  });
  const found = new Map<string, CalendarDate[]>();
  for (let date = toDate(year, 1, 1); yearOf(date) === year; date = addDays(date, 1)) {
    const parts = format.formatToParts(Date.parse(`${date}T12:00:00Z`));
    const part = (type: string) => parts.find((one) => one.type === type)?.value ?? '';
    const islamicDay = `${part('month')}-${part('day')}`;
    found.set(islamicDay, [...(found.get(islamicDay) ?? []), date]);
  }
  islamicDaysOfYears.set(year, found);
  return found;
}

/**
 * The days of a Gregorian year that are a day of a lunar month, in order. One as a rule, none or two in
 * some years. Leap months do not count.
 */
export function listLunarDates(
  calendar: LunarCalendar,
  month: number,
  day: number,
  year: number,
): readonly CalendarDate[] {
  if (calendar === 'islamic') return listIslamicDays(year).get(`${month}-${day}`) ?? [];
  return listMonthsOfYear(year, UTC_OFFSET_HOURS[calendar])
    .filter(({ number, isLeap, length }) => number === month && !isLeap && day <= length)
    .map(({ firstDay }) => fromDayNumber(firstDay + day - 1))
    .filter((date) => yearOf(date) === year);
}
