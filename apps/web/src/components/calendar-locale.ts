import dayjs from 'dayjs';
import type { Language } from '@ooo/domain/shared/language';
import { dateFormat } from '../lib/format/date-format.ts';

/** A year that begins with a Sunday. */
const YEAR = 2023;
const WEEKDAYS = Array.from({ length: 7 }, (_, at) => Date.UTC(YEAR, 0, 1 + at));
const MONTHS = Array.from({ length: 12 }, (_, at) => Date.UTC(YEAR, at, 1));

/** The fewest letters that tell the days of the week apart, two if there are: `Su Mo Tu`, `dom seg ter`, `일 월 화`. */
function shortest(weekdays: readonly string[]): string[] {
  const longest = Math.max(...weekdays.map(({ length }) => length));
  for (let letters = 2; letters < longest; letters += 1) {
    const cut = weekdays.map((weekday) => weekday.slice(0, letters));
    if (new Set(cut).size === weekdays.length) return cut;
  }
  return [...weekdays];
}

/** Names days and months in months that are drawn by dayjs, as Intl has them: its own locales are a file each. */
export function nameCalendarDays(language: Language): void {
  if (language in dayjs.Ls) return;
  const names = (dates: readonly number[], options: Intl.DateTimeFormatOptions): string[] =>
    dates.map((date) => dateFormat(language, { ...options, timeZone: 'UTC' }).format(date));
  const weekdaysShort = names(WEEKDAYS, { weekday: 'short' });
  dayjs.locale(
    {
      name: language,
      weekdays: names(WEEKDAYS, { weekday: 'long' }),
      weekdaysShort,
      weekdaysMin: shortest(weekdaysShort),
      months: names(MONTHS, { month: 'long' }),
      monthsShort: names(MONTHS, { month: 'short' }),
      formats: {},
      relativeTime: {},
    },
    undefined,
    true,
  );
}
