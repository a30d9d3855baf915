import type { Language } from '@ooo/domain/shared/language';
import { daysBetween, toDayNumber, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { SCREEN_FORMATS } from '@ooo/texts/screen-formats';
import { dateFormat } from './date-format.ts';
import { localeOf } from './locale.ts';

const MS_PER_DAY = 86_400_000;

const toUtc = (date: CalendarDate) => new Date(toDayNumber(date) * MS_PER_DAY);

function part(date: CalendarDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(toUtc(date));
}

const yearOf = (date: CalendarDate) => date.slice(0, 4);
const dayOf = (date: CalendarDate) => Number(date.slice(8));

function formatShortMonth(date: CalendarDate, language: Language): string {
  return part(date, language, { month: 'short' });
}

/** `Oct 15`, `10월 15일`, `15 oct`. */
export function formatMonthDay(date: CalendarDate, language: Language): string {
  const { monthDay } = SCREEN_FORMATS[language];
  if (monthDay) return monthDay(dayOf(date), formatShortMonth(date, language));
  return part(date, language, { month: 'short', day: 'numeric' });
}

/** `Oct 15, 2026`, `2026년 10월 15일`. */
function formatDate(date: CalendarDate, language: Language): string {
  const { monthDay } = SCREEN_FORMATS[language];
  if (monthDay) return monthDay(dayOf(date), formatShortMonth(date, language), yearOf(date));
  return part(date, language, { month: 'short', day: 'numeric', year: 'numeric' });
}

/** Dates in their order, those that follow each other as a range: `Oct 5 – Oct 7 and Oct 10`. */
export function formatDates(dates: readonly CalendarDate[], language: Language): string {
  const runs: { first: CalendarDate; last: CalendarDate }[] = [];
  for (const date of dates) {
    const run = runs.at(-1);
    if (run && daysBetween(run.last, date) === 1) run.last = date;
    else runs.push({ first: date, last: date });
  }
  const written = runs.flatMap(({ first, last }) => {
    const [from, to] = [formatMonthDay(first, language), formatMonthDay(last, language)];
    const length = daysBetween(first, last);
    if (length === 0) return [from];
    return length === 1 ? [from, to] : [`${from} – ${to}`];
  });
  return new Intl.ListFormat(localeOf(language), { type: 'conjunction' }).format(written);
}

/** `Thu`, `목`, `jue`. */
export function formatWeekday(date: CalendarDate, language: Language): string {
  const weekday = part(date, language, { weekday: 'short' });
  return SCREEN_FORMATS[language].shortWeekday?.(weekday) ?? weekday;
}

/** `Thursday`, `목요일`, `jueves`. */
export function formatLongWeekday(date: CalendarDate, language: Language): string {
  return part(date, language, { weekday: 'long' });
}

/** `Thursdays`, `목요일`, `jueves`: every one of them. */
export function formatWeekdays(date: CalendarDate, language: Language): string {
  return SCREEN_FORMATS[language].weekdays(formatLongWeekday(date, language));
}

/** `Thu 15 Oct`, `10월 15일 (목)`, `jue 15 oct`. */
export function formatDay(date: CalendarDate, language: Language): string {
  return SCREEN_FORMATS[language].day({
    weekday: formatWeekday(date, language),
    month: formatShortMonth(date, language),
    day: dayOf(date),
    monthDay: formatMonthDay(date, language),
  });
}

/** `Thu 15 Oct 2026`: a day whose year matters, as in a form. */
export function formatFullDay(date: CalendarDate, language: Language): string {
  return SCREEN_FORMATS[language].fullDay(formatDay(date, language), yearOf(date));
}

/** `Thu 15 Oct 2026`, `2026. 10. 15. (목)`: a day in a field, which has little room. */
export function formatFieldDay(date: CalendarDate, language: Language): string {
  const { fieldDay } = SCREEN_FORMATS[language];
  if (!fieldDay) return formatFullDay(date, language);
  const day = part(date, language, { year: 'numeric', month: 'numeric', day: 'numeric' });
  return fieldDay(day, formatWeekday(date, language));
}

/** `Thursday, October 15`, for headings: the weekday in full. */
export function formatLongDay(date: CalendarDate, language: Language): string {
  return part(date, language, { weekday: 'long', month: 'long', day: 'numeric' });
}

/** `October 2025`. */
export function formatMonth(date: CalendarDate, language: Language): string {
  return part(date, language, { month: 'long', year: 'numeric' });
}

/** `MMM d - MMM d, yyyy`, with the first year too if the range ends in another one. */
export function formatDateRange(
  start: CalendarDate,
  end: CalendarDate,
  language: Language,
): string {
  const sameYear = yearOf(start) === yearOf(end);
  const { yearComesFirst } = SCREEN_FORMATS[language];
  const head = sameYear && !yearComesFirst ? formatMonthDay : formatDate;
  const tail = sameYear && yearComesFirst ? formatMonthDay : formatDate;
  return `${head(start, language)} - ${tail(end, language)}`;
}

/** `today`, `tomorrow`, `in 12 days`, `3 days ago`. */
export function formatRelativeDay(
  date: CalendarDate,
  today: CalendarDate,
  language: Language,
): string {
  const format = new Intl.RelativeTimeFormat(localeOf(language), { numeric: 'auto' });
  return format.format(daysBetween(today, date), 'day');
}
