import { type HoursPlace, toDayFacts } from '@ooo/domain/opening-hours/day-facts';
import { openWindowsOn } from '@ooo/domain/opening-hours/open-windows';
import { parseOpeningHours } from '@ooo/domain/opening-hours/parse-opening-hours';
import type { OpeningRule } from '@ooo/domain/opening-hours/rule.types';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { findHolidayTable } from './holidays.ts';

export interface OpeningHoursQuestion extends HoursPlace {
  /** OpenStreetMap `opening_hours` syntax: `Tu-Su 10:00-18:00; PH off`. */
  readonly expression: string;
  readonly dates: readonly CalendarDate[];
  /** The country whose public holidays count (`DE`), or a part of it that has others (`DE-BY`). */
  readonly countryCode?: string | undefined;
}

export interface DayWindows {
  readonly date: CalendarDate;
  /** In order, without overlap; empty where it is closed, null where it is not known. */
  readonly windows: OpenWindow[] | null;
}

const SUN = /sun(?:rise|set)|dawn|dusk/i;
const MOST_KEPT = 2000;

const kept = new Map<string, readonly OpeningRule[] | undefined>();

/** The rules of an expression, kept for the next time. */
function rulesOf(expression: string): readonly OpeningRule[] | undefined {
  if (kept.has(expression)) return kept.get(expression);
  const rules = parseOpeningHours(expression);
  if (kept.size >= MOST_KEPT) kept.delete(kept.keys().next().value ?? expression);
  kept.set(expression, rules);
  return rules;
}

const holidaysOf = new Map<string, ReadonlySet<CalendarDate>>();

function holidayDates(place: string): ReadonlySet<CalendarDate> {
  const known = holidaysOf.get(place);
  if (known) return known;
  const table = findHolidayTable(place);
  const dates = new Set(table?.holidays.map(({ date }) => date));
  if (table) holidaysOf.set(place, dates);
  return dates;
}

/**
 * When a place is open on each date, in minutes since that date's midnight by the place's clock. Windows over midnight
 * have `closeMin` above 1440 and belong to the evening's date. `windows` is null where the expression cannot be read
 * or says `unknown`. Public holidays count where the atlas knows the country's, in the years of its list.
 */
export function listOpenWindows(question: OpeningHoursQuestion): DayWindows[] {
  const rules = rulesOf(question.expression);
  if (!rules) return question.dates.map((date) => ({ date, windows: null }));
  const facts = toDayFacts(question, holidayDates(question.countryCode ?? ''));
  return question.dates.map((date) => ({ date, windows: openWindowsOn(rules, date, facts) }));
}

/** Whether hours depend on where the place is: others are the same in all of a country. */
export function followsSun(expression: string): boolean {
  return SUN.test(expression);
}

/** Whether {@link listOpenWindows} can read an expression. */
export function isOpeningHours(expression: string): boolean {
  return rulesOf(expression) !== undefined;
}
