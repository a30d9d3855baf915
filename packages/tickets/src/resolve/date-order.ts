import type { Airport } from '@ooo/atlas/airports';
import { isCalendarDate, weekdayOf } from '@ooo/domain/shared/calendar-date';
import type { LegDraft, PartialDate } from '../document.ts';

/** `day-first` is 10/11 as 10 November, `month-first` as October 11. */
export type DateOrder = 'day-first' | 'month-first';

export const ORDERS: readonly DateOrder[] = ['day-first', 'month-first'];

const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?![\d/])/gu;
/** Countries that write the month first. */
const MONTH_FIRST = new Set(['US', 'PH', 'PR', 'GU', 'FM', 'MH', 'PW', 'MP', 'AS', 'VI']);

export interface OrderContext {
  readonly text: string;
  readonly airports: readonly Airport[];
  /** Countries of the carriers. */
  readonly carrierCountries: readonly string[];
  readonly dates: readonly PartialDate[];
}

/**
 * The order of the document's slashed dates: by one with a day above 12, else by a weekday beside one, else
 * by the countries of the airports where they agree, else of the carriers. Undefined where it stays open.
 */
export function findDateOrder(context: OrderContext): DateOrder | undefined {
  return (
    byLargeDay(context.text) ??
    byWeekday(context.dates) ??
    byCountry(context.airports.map(({ countryCode }) => countryCode)) ??
    byCountry(context.carrierCountries)
  );
}

function byLargeDay(text: string): DateOrder | undefined {
  let dayFirst = false;
  let monthFirst = false;
  for (const [, first, second] of text.matchAll(SLASHED)) {
    if (Number(first) > 12) dayFirst = true;
    if (Number(second) > 12) monthFirst = true;
  }
  if (dayFirst === monthFirst) return undefined;
  return dayFirst ? 'day-first' : 'month-first';
}

function byWeekday(dates: readonly PartialDate[]): DateOrder | undefined {
  for (const date of dates) {
    if (!date.ambiguous || date.weekday === undefined) continue;
    const fits = ORDERS.filter((order) => {
      const { year, month, day } = inOrder(date, order);
      const whole = `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
      return isCalendarDate(whole) && weekdayOf(whole) === date.weekday;
    });
    if (fits.length === 1) return fits[0];
  }
  return undefined;
}

function byCountry(codes: readonly string[]): DateOrder | undefined {
  const customs = new Set(codes.map((code) => MONTH_FIRST.has(code)));
  if (customs.size !== 1) return undefined;
  return customs.has(true) ? 'month-first' : 'day-first';
}

/** The date in the given order; parsers write an open one day first. */
export function inOrder(date: PartialDate, order: DateOrder): PartialDate {
  if (!date.ambiguous) return date;
  const { ambiguous: _settled, ...rest } = date;
  return order === 'day-first' ? rest : { ...rest, day: date.month, month: date.day };
}

/** The leg with its dates in the given order. */
export function orderDates(leg: LegDraft, order: DateOrder): LegDraft {
  const { departureDate, arrivalDate } = leg;
  return {
    ...leg,
    ...(departureDate
      ? { departureDate: { ...departureDate, value: inOrder(departureDate.value, order) } }
      : {}),
    ...(arrivalDate
      ? { arrivalDate: { ...arrivalDate, value: inOrder(arrivalDate.value, order) } }
      : {}),
  };
}
