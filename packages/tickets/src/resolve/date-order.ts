import type { Airport } from '@ooo/atlas/airports';
import {
  type CalendarDate,
  daysBetween,
  isCalendarDate,
  weekdayOf,
} from '@ooo/domain/shared/calendar-date';
import type { Found, SegmentDraft, PartialDate } from '../document.ts';
import { toCalendarDate } from '../flights/near-date.ts';

/** `day-first` is 10/11 as 10 November, `month-first` as October 11. */
export type DateOrder = 'day-first' | 'month-first';

export const ORDERS: readonly DateOrder[] = ['day-first', 'month-first'];

const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?![\d/])/gu;
/** The same without a year: `20/03`, and not the times of `19:35/16:20`. */
const SHORT = /(?<![\d/.:])(\d{1,2})\/(\d{1,2})(?![\d/:])/gu;
/** Flights are sold for about a year ahead. */
const SALE_DAYS = 366;
/** Countries that write the month first. */
const MONTH_FIRST = new Set(['US', 'PH', 'PR', 'GU', 'FM', 'MH', 'PW', 'MP', 'AS', 'VI']);
/** Countries that write the year first, and so the month first where they leave the year out: `10/2`. */
const YEAR_FIRST = new Set(['KR', 'JP', 'CN', 'TW', 'HK', 'MO', 'MN']);

export interface OrderContext {
  readonly text: string;
  /** The context of the flights' dates. */
  readonly snippets: readonly string[];
  readonly airports: readonly Airport[];
  /** Countries of the carriers. */
  readonly carrierCountries: readonly string[];
  /** Of the flights, in the order in which they are printed. */
  readonly dates: readonly PartialDate[];
  /** Day of issue or receipt, where it is known. */
  readonly since?: CalendarDate | undefined;
}

/**
 * The order of the document's slashed dates: by one with a day above 12, of the flights without a year too, else by a
 * weekday beside one, else by another date of the flight, else by the countries of the airports where they agree, else
 * of the carriers. Undefined where it stays open.
 */
export function findDateOrder(context: OrderContext): DateOrder | undefined {
  return (
    byLargeDay([context.text], SLASHED) ??
    byLargeDay(context.snippets, SHORT) ??
    byWeekday(context) ??
    byNeighbour(context.dates) ??
    bySequence(context)
  );
}

/**
 * The order that is usual where the airports are, if they agree, else where the carriers are at home. Agencies
 * abroad write otherwise: this is a guess, and to be asked about.
 */
export function guessDateOrder({
  airports,
  carrierCountries,
  dates,
}: OrderContext): DateOrder | undefined {
  const isShort = dates.some(({ ambiguous, year }) => ambiguous && year === undefined);
  return (
    byCountry(
      airports.map(({ countryCode }) => countryCode),
      isShort,
    ) ?? byCountry(carrierCountries, isShort)
  );
}

function byLargeDay(texts: readonly string[], pattern: RegExp): DateOrder | undefined {
  let dayFirst = false;
  let monthFirst = false;
  for (const [, first, second] of texts.flatMap((text) => [...text.matchAll(pattern)])) {
    if (Number(first) > 12) dayFirst = true;
    if (Number(second) > 12) monthFirst = true;
  }
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'day-first' : 'month-first';
}

function byWeekday({ dates, since }: OrderContext): DateOrder | undefined {
  for (const date of dates) {
    if (!date.ambiguous || date.weekday === undefined) continue;
    const fits = ORDERS.filter((order) =>
      listYears(inOrder(date, order), since).some((day) => weekdayOf(day) === date.weekday),
    );
    if (fits.length === 1) return fits[0];
  }
  return undefined;
}

/** The days that a date can mean: of its year, or of the years in which its flight was for sale. */
function listYears(
  { year, month, day }: PartialDate,
  since: CalendarDate | undefined,
): CalendarDate[] {
  const first = Number(since?.slice(0, 4));
  const years = year === undefined ? [first, first + 1] : [year];
  return years
    .map((each) => `${each}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`)
    .filter(isCalendarDate)
    .filter(
      (whole) =>
        year !== undefined || !since || (whole >= since && daysBetween(since, whole) <= SALE_DAYS),
    );
}

/** A flight arrives soon after it leaves: the order in which an open date lies beside one that is not open. */
function byNeighbour(dates: readonly PartialDate[]): DateOrder | undefined {
  const known = dates
    .filter(({ ambiguous }) => !ambiguous)
    .flatMap((date) => toCalendarDate(date) ?? []);
  const open = dates.filter(({ ambiguous }) => ambiguous);
  const fits = ORDERS.filter((order) =>
    open.some((date) => {
      const day = toCalendarDate(inOrder(date, order));
      return day !== undefined && known.some((other) => Math.abs(daysBetween(day, other)) <= 2);
    }),
  );
  return fits.length === 1 ? fits[0] : undefined;
}

function bySequence({ dates, since }: OrderContext): DateOrder | undefined {
  if (!dates.some(({ ambiguous }) => ambiguous)) return undefined;
  const fits = ORDERS.filter((order) => {
    const days = dates.map((date) => toCalendarDate(inOrder(date, order)));
    return days.every((day, at) => {
      const before = at === 0 ? since : days[at - 1];
      if (day === undefined) return dates[at]?.year === undefined;
      return before === undefined || (day >= before && daysBetween(before, day) <= SALE_DAYS);
    });
  });
  return fits.length === 1 ? fits[0] : undefined;
}

function byCountry(codes: readonly string[], isShort: boolean): DateOrder | undefined {
  const customs = new Set(
    codes.map((code) => MONTH_FIRST.has(code) || (isShort && YEAR_FIRST.has(code))),
  );
  if (customs.size !== 1) return undefined;
  return customs.has(true) ? 'month-first' : 'day-first';
}

/** The date in the given order; parsers write an open one day first. */
export function inOrder(date: PartialDate, order: DateOrder): PartialDate {
  if (!date.ambiguous) return date;
  const { ambiguous: _settled, ...rest } = date;
  return order === 'day-first' ? rest : { ...rest, day: date.month, month: date.day };
}

/** The segment with its dates in the given order, which is a conclusion where they were open. */
export function orderDates(segment: SegmentDraft, order: DateOrder): SegmentDraft {
  const inPlace = (found: Found<PartialDate>): Found<PartialDate> =>
    found.value.ambiguous
      ? { ...found, value: inOrder(found.value, order), foundBy: 'inferred' }
      : found;
  const { departureDate, arrivalDate } = segment;
  return {
    ...segment,
    ...(departureDate ? { departureDate: inPlace(departureDate) } : {}),
    ...(arrivalDate ? { arrivalDate: inPlace(arrivalDate) } : {}),
  };
}
