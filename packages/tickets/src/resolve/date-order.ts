import type { Airport } from '@ooo/atlas/airports';
import type { LegDraft, PartialDate } from '../document.ts';

/** `day-first` is 10/11 as 10 November, `month-first` as October 11. */
export type DateOrder = 'day-first' | 'month-first';

const SLASHED = /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(?:\d{4}|\d{2})(?![\d/])/gu;
/** Countries that write the month first. */
const MONTH_FIRST = new Set(['US', 'PH', 'PR', 'GU', 'FM', 'MH', 'PW', 'MP', 'AS', 'VI']);

/**
 * The order of the document's slashed dates: by one with a day above 12, else by the countries of the
 * airports, where they agree. Undefined where it stays open.
 */
export function findDateOrder(text: string, airports: readonly Airport[]): DateOrder | undefined {
  let dayFirst = false;
  let monthFirst = false;
  for (const [, first, second] of text.matchAll(SLASHED)) {
    if (Number(first) > 12) dayFirst = true;
    if (Number(second) > 12) monthFirst = true;
  }
  if (dayFirst !== monthFirst) return dayFirst ? 'day-first' : 'month-first';
  const countries = new Set(airports.map(({ countryCode }) => MONTH_FIRST.has(countryCode)));
  if (countries.size !== 1) return undefined;
  return countries.has(true) ? 'month-first' : 'day-first';
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
