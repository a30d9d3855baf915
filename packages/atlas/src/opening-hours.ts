import { type DayFacts, openWindowsOn } from '@ooo/domain/opening-hours/open-windows';
import { parseOpeningHours } from '@ooo/domain/opening-hours/parse-opening-hours';
import type { OpeningRule } from '@ooo/domain/opening-hours/rule.types';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import { type CalendarDate, daysBetween } from '@ooo/domain/shared/calendar-date';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { toMinutes } from '@ooo/domain/shared/wall-time';
import type { LocalTime } from '@ooo/domain/shared/zoned';
import { sunOfDay, twilightOfDay } from '@ooo/domain/weather/sun';
import { findHolidayTable } from './holidays.ts';

export interface OpeningHoursQuestion {
  /** OpenStreetMap `opening_hours` syntax: `Tu-Su 10:00-18:00; PH off`. */
  readonly expression: string;
  readonly dates: readonly CalendarDate[];
  /** IANA zone of the place, and where it is: for sunrise and sunset. */
  readonly zone: string;
  readonly coordinates: Coordinates;
  /** The country whose public holidays count (`DE`), or a part of it that has others (`DE-BY`). */
  readonly countryCode?: string | undefined;
}

export interface DayWindows {
  readonly date: CalendarDate;
  /** In order, without overlap; empty where it is closed, null where nobody knows. */
  readonly windows: OpenWindow[] | null;
}

const SUN = /sun(?:rise|set)|dawn|dusk/i;
const MOST_KEPT = 2000;
const DAY_MIN = 1440;

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

/** Since the midnight of a date: the sun of a northern summer may set on the next. */
function minutesSince(date: CalendarDate, local: LocalTime): number {
  return daysBetween(date, local.date) * DAY_MIN + toMinutes(local.time);
}

function toFacts({ zone, coordinates, countryCode = '' }: OpeningHoursQuestion): DayFacts {
  const publicHolidays = holidayDates(countryCode);
  return {
    // Nobody here knows the school holidays of all countries: their rules never hold.
    isHoliday: (kind, date) => kind === 'PH' && publicHolidays.has(date),
    sunMin: (event, date) => {
      if (event === 'dawn' || event === 'dusk') {
        const twilight = twilightOfDay(date, coordinates, zone);
        return twilight && minutesSince(date, twilight[event]);
      }
      const sun = sunOfDay(date, coordinates, zone);
      return sun.kind === 'rises' ? minutesSince(date, sun[event]) : undefined;
    },
  };
}

/**
 * When a place is open on each date, in minutes since that date's midnight by the place's clock. Windows over midnight
 * have `closeMin` above 1440 and belong to the evening's date. `windows` is null where the expression cannot be read
 * or says `unknown`. Public holidays count where the atlas knows the country's, in the years of its list.
 */
export function listOpenWindows(question: OpeningHoursQuestion): DayWindows[] {
  const rules = rulesOf(question.expression);
  if (!rules) return question.dates.map((date) => ({ date, windows: null }));
  const facts = toFacts(question);
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
