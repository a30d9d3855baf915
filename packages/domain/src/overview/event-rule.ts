import { type CalendarDate, isCalendarDate } from '../shared/calendar-date.ts';
import type { LunarCalendar } from './lunar-dates.ts';

interface MonthDay {
  readonly month: number;
  readonly day: number;
}

export type AnchorBase =
  | ({ readonly on: 'date' } & MonthDay)
  /** `nth` is 1 to 4, or -1 for the last. */
  | {
      readonly on: 'weekday';
      readonly weekday: number;
      readonly nth: number;
      readonly month: number;
    }
  | ({ readonly on: 'weekday-from'; readonly weekday: number } & MonthDay)
  | { readonly on: 'easter' | 'orthodox-easter' }
  | ({ readonly on: LunarCalendar } & MonthDay)
  | { readonly on: 'listed'; readonly name: string };

/** A day that comes once a year. */
export interface Anchor {
  readonly base: AnchorBase;
  /** Days added. */
  readonly plus: number;
  /** Where the day falls on this weekday, it moves by so many days. */
  readonly unless?: { readonly weekday: number; readonly plus: number };
  /** Never before this day of the year. */
  readonly atLeast?: MonthDay;
}

export type EventRule =
  /** In one of these months; the days are not known before they are announced. */
  | { readonly kind: 'months'; readonly months: readonly number[] }
  | {
      readonly kind: 'cycle';
      readonly first: CalendarDate;
      readonly everyDays: number;
      readonly days: number;
    }
  | {
      readonly kind: 'span';
      readonly start: Anchor;
      /** The last day, or the number of days. */
      readonly end: Anchor | number;
      readonly isApproximate: boolean;
    };

const WEEKDAYS = ['sun', 'mon', 'tue', 'wed', 'thu', 'fri', 'sat'];
const NTH: Readonly<Record<string, number>> = { '1st': 1, '2nd': 2, '3rd': 3, '4th': 4, last: -1 };

const WD = '(?<weekday>sun|mon|tue|wed|thu|fri|sat)';
const MD = '(?<month>\\d\\d)-(?<day>\\d\\d)';
const BASES: readonly (readonly [AnchorBase['on'], RegExp])[] = [
  ['date', new RegExp(`^${MD}$`, 'u')],
  ['weekday', new RegExp(`^(?<nth>1st|2nd|3rd|4th|last) ${WD} of (?<month>\\d\\d)$`, 'u')],
  ['weekday-from', new RegExp(`^${WD} from ${MD}$`, 'u')],
  ['easter', /^easter$/u],
  ['orthodox-easter', /^orthodox easter$/u],
  ['chinese', new RegExp(`^chinese ${MD}$`, 'u')],
  ['korean', new RegExp(`^korean ${MD}$`, 'u')],
  ['vietnamese', new RegExp(`^vietnamese ${MD}$`, 'u')],
  ['islamic', new RegExp(`^islamic ${MD}$`, 'u')],
  ['listed', /^listed (?<name>[a-z-]+)$/u],
];
const ANCHOR =
  /^(?<base>.+?)(?: (?<plus>[+-]\d+))?(?: unless (?<weekday>[a-z]{3}) (?<move>[+-]\d+))?(?: at least (?<month>\d\d)-(?<day>\d\d))?$/u;
const CYCLE = /^every (?<every>\d+) days from (?<first>[\d-]{10})(?: for (?<days>\d+) days)?$/u;
const SPAN = /^(?<about>about )?(?<start>.+?)(?: to (?<end>.+)| for (?<days>\d+) days)?$/u;

function monthDay(groups: Readonly<Record<string, string | undefined>>): MonthDay | undefined {
  const [month, day] = [Number(groups['month']), Number(groups['day'])];
  return month >= 1 && month <= 12 && day >= 1 && day <= 31 ? { month, day } : undefined;
}

function parseBase(text: string): AnchorBase | undefined {
  const [found] = BASES.flatMap(([on, pattern]) => {
    const match = pattern.exec(text);
    return match ? [{ on, groups: match.groups ?? {} }] : [];
  });
  if (!found) return undefined;
  const { on, groups } = found;
  const weekday = WEEKDAYS.indexOf(groups['weekday'] ?? '');
  if (on === 'easter' || on === 'orthodox-easter') return { on };
  if (on === 'listed') return { on, name: groups['name'] ?? '' };
  if (on === 'weekday') {
    const month = Number(groups['month']);
    const nth = NTH[groups['nth'] ?? ''];
    return month >= 1 && month <= 12 && nth !== undefined ? { on, weekday, nth, month } : undefined;
  }
  const date = monthDay(groups);
  if (!date) return undefined;
  return on === 'weekday-from' ? { on, weekday, ...date } : { on, ...date };
}

function parseAnchor(text: string): Anchor | undefined {
  const groups = ANCHOR.exec(text)?.groups ?? {};
  const base = parseBase(groups['base'] ?? '');
  if (!base) return undefined;
  const weekday = WEEKDAYS.indexOf(groups['weekday'] ?? '');
  const atLeast = groups['month'] === undefined ? undefined : monthDay(groups);
  if (groups['weekday'] !== undefined && weekday < 0) return undefined;
  if (groups['month'] !== undefined && !atLeast) return undefined;
  return {
    base,
    plus: Number(groups['plus'] ?? 0),
    ...(weekday < 0 ? {} : { unless: { weekday, plus: Number(groups['move']) } }),
    ...(atLeast ? { atLeast } : {}),
  };
}

/**
 * Reads the rule of a yearly event; undefined for what is not a rule. Examples: `12-31`, `04-13 to 04-15`,
 * `3rd sun of 05 -2 for 3 days`, `sat from 09-16`, `easter -47`, `orthodox easter +1`, `chinese 08-15`,
 * `islamic 10-01 for 3 days`, `04-27 unless sun -1`, `1st sun of 10 at least 10-03`, `listed diwali`,
 * `every 210 days from 2026-06-17 for 11 days`. `about` before it says that the days vary from year to
 * year, and `in 09,10` that only the months are known.
 */
export function parseEventRule(text: string): EventRule | undefined {
  if (/^in \d\d(?:,\d\d)*$/u.test(text)) {
    const months = text.slice(3).split(',').map(Number);
    return months.every((month) => month >= 1 && month <= 12)
      ? { kind: 'months', months }
      : undefined;
  }
  const cycle = CYCLE.exec(text)?.groups;
  if (cycle) {
    const first = cycle['first'] ?? '';
    const [everyDays, days] = [Number(cycle['every']), Number(cycle['days'] ?? 1)];
    if (!isCalendarDate(first) || everyDays < 1 || days < 1) return undefined;
    return { kind: 'cycle', first, everyDays, days };
  }
  const groups = SPAN.exec(text)?.groups ?? {};
  const start = parseAnchor(groups['start'] ?? '');
  const end =
    groups['end'] === undefined ? Number(groups['days'] ?? 1) : parseAnchor(groups['end']);
  if (!start || end === undefined || end === 0) return undefined;
  return { kind: 'span', start, end, isApproximate: groups['about'] !== undefined };
}
