import { type CalendarDate, daysBetween } from '@ooo/domain/shared/calendar-date';
import type { Language } from '@ooo/domain/shared/language';

/** A year that begins today needs no number: `3 June` is the next one. */
const SAID_BY_ITSELF_DAYS = 365;

const MONTHS = {
  en: 'January February March April May June July August September October November December',
  es: 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre',
} as const;

interface Parts {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}

function toParts(date: CalendarDate): Parts {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return { year, month, day };
}

interface Wording {
  /** A day as far as it has to be said: its month and its year may be those of the day after it. */
  readonly day: (day: Parts, says: { readonly month: boolean; readonly year: boolean }) => string;
  readonly one: (day: string) => string;
  readonly span: (from: string, to: string) => string;
}

const monthName = (language: keyof typeof MONTHS, month: number) =>
  MONTHS[language].split(' ')[month - 1] ?? '';

const WORDINGS: Record<Language, Wording> = {
  en: {
    day: ({ year, month, day }, says) =>
      [day, ...(says.month ? [monthName('en', month)] : []), ...(says.year ? [year] : [])].join(
        ' ',
      ),
    one: (day) => day,
    span: (from, to) => `${from} to ${to}`,
  },
  ko: {
    day: ({ year, month, day }, says) =>
      [...(says.year ? [`${year}년`] : []), ...(says.month ? [`${month}월`] : []), `${day}일`].join(
        ' ',
      ),
    one: (day) => day,
    span: (from, to) => `${from}~${to}`,
  },
  es: {
    day: ({ year, month, day }, says) =>
      [day, ...(says.month ? [monthName('es', month)] : []), ...(says.year ? [year] : [])].join(
        ' de ',
      ),
    one: (day) => `el ${day}`,
    span: (from, to) => `del ${from} al ${to}`,
  },
};

/**
 * Days in the middle of a sentence: `3 to 10 June`, `28 June to 3 July`, `6월 3일~10일`, `del 3 al 10 de junio`; one day
 * without another `end`. The year is said where it is not the one that anybody would think of on `today`.
 */
export function formatSpan(
  start: CalendarDate,
  end: CalendarDate | undefined,
  today: CalendarDate,
  language: Language,
): string {
  const wording = WORDINGS[language];
  const [from, to] = [toParts(start), end && end !== start ? toParts(end) : undefined];
  const ahead = daysBetween(today, start);
  const isOtherYear = ahead < 0 || ahead >= SAID_BY_ITSELF_DAYS;
  if (!to) return wording.one(wording.day(from, { month: true, year: isOtherYear }));
  const isOneYear = from.year === to.year;
  const isOneMonth = isOneYear && from.month === to.month;
  // A month stands once: Korean begins with it, the others end with it. A year does too.
  const beginsBig = language === 'ko';
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
