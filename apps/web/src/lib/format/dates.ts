import type { Language } from '@ooo/domain/shared/language';
import { daysBetween, toDayNumber, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import { dateFormat } from './date-format.ts';
import { localeOf } from './locale.ts';

const MS_PER_DAY = 86_400_000;

const toUtc = (date: CalendarDate) => new Date(toDayNumber(date) * MS_PER_DAY);

function part(date: CalendarDate, language: Language, options: Intl.DateTimeFormatOptions): string {
  return dateFormat(language, { ...options, timeZone: 'UTC' }).format(toUtc(date));
}

/** `Oct 15`, `10월 15일`, `15 oct`. */
export function formatMonthDay(date: CalendarDate, language: Language): string {
  return part(date, language, { month: 'short', day: 'numeric' });
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
  return part(date, language, { weekday: 'short' });
}

/** `Thursday`, `목요일`, `jueves`. */
export function formatLongWeekday(date: CalendarDate, language: Language): string {
  return part(date, language, { weekday: 'long' });
}

/** `Thursdays`, `목요일`, `jueves`: every one of them. */
export function formatWeekdays(date: CalendarDate, language: Language): string {
  const weekday = formatLongWeekday(date, language);
  if (language === 'ko' || weekday.endsWith('s')) return weekday;
  return `${weekday}s`;
}

/** `Thu 15 Oct`, `10월 15일 (목)`, `jue 15 oct`. */
export function formatDay(date: CalendarDate, language: Language): string {
  const weekday = formatWeekday(date, language);
  if (language === 'ko') return `${formatMonthDay(date, language)} (${weekday})`;
  const month = part(date, language, { month: 'short' });
  return `${weekday} ${Number(date.slice(8))} ${month}`;
}

/** `Thu 15 Oct 2026`: a day whose year matters, as in a form. */
export function formatFullDay(date: CalendarDate, language: Language): string {
  const year = date.slice(0, 4);
  const day = formatDay(date, language);
  return language === 'ko' ? `${year}년 ${day}` : `${day} ${year}`;
}

/** `Thu 15 Oct 2026`, `2026. 10. 15. (목)`: a day in a field, which has little room. */
export function formatFieldDay(date: CalendarDate, language: Language): string {
  if (language !== 'ko') return formatFullDay(date, language);
  const day = part(date, language, { year: 'numeric', month: 'numeric', day: 'numeric' });
  return `${day} (${formatWeekday(date, language)})`;
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
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  const dated = { month: 'short', day: 'numeric', year: 'numeric' } as const;
  if (language === 'ko') {
    const tail = sameYear ? formatMonthDay(end, language) : part(end, language, dated);
    return `${part(start, language, dated)} - ${tail}`;
  }
  const head = sameYear ? formatMonthDay(start, language) : part(start, language, dated);
  return `${head} - ${part(end, language, dated)}`;
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
