import { type CalendarDate, daysBetween } from '@ooo/domain/shared/calendar-date';
import type { Language } from '@ooo/domain/shared/language';
import { SPANS } from '@ooo/texts/spans';
import type { DayParts } from '@ooo/texts/spans.types';

/** A year that begins today needs no number: `3 June` is the next one. */
const SAID_BY_ITSELF_DAYS = 365;

function toParts(date: CalendarDate): DayParts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

/**
 * Days in the middle of a sentence: `3 to 10 June`, `28 June to 3 July`, `6월 3일~10일`, `del 3 al 10 de junio`; one day
 * without another `end`. The year is written unless it is obvious on `today`.
 */
export function formatSpan(
  start: CalendarDate,
  end: CalendarDate | undefined,
  today: CalendarDate,
  language: Language,
): string {
  const wording = SPANS[language];
  const [from, to] = [toParts(start), end && end !== start ? toParts(end) : undefined];
  const ahead = daysBetween(today, start);
  const isOtherYear = ahead < 0 || ahead >= SAID_BY_ITSELF_DAYS;
  if (!to) return wording.one(wording.day(from, { month: true, year: isOtherYear }));
  const isOneYear = from.year === to.year;
  const isOneMonth = isOneYear && from.month === to.month;
  // A month is written once: Korean begins with it, the others end with it. A year does too.
  const { beginsBig } = wording;
  const year = isOtherYear || !isOneYear;
  return wording.span(
    wording.day(from, {
      month: beginsBig || !isOneMonth,
      year: year && (beginsBig || !isOneYear),
    }),
    wording.day(to, {
      month: !beginsBig || !isOneMonth,
      year: year && (!beginsBig || !isOneYear),
    }),
  );
}
