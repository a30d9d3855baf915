import type { OpenWindow } from '../scheduling/schedule.schema.ts';
import { addDays, type CalendarDate } from '../shared/calendar-date.ts';
import { type IsHoliday, matchesDay, selectsDays } from './matches-day.ts';
import type { OpeningRule, SunEvent, TimePoint, TimeSpan } from './rule.types.ts';

const DAY_MIN = 1440;
/** What is open past midnight belongs to the evening before when it closes by this hour. */
const NIGHT_ENDS_MIN = DAY_MIN + 12 * 60;
/** No visit is planned by more windows in a day than these, and an answer of many such days would be huge. */
const MOST_WINDOWS_A_DAY = 6;

/** The facts about days that a place's rules depend on. */
export interface DayFacts {
  readonly isHoliday: IsHoliday;
  /** Minutes since the date's midnight by the place's clock; undefined where the sun does not get there. */
  readonly sunMin: (event: SunEvent, date: CalendarDate) => number | undefined;
}

interface Stretch extends OpenWindow {
  readonly state: OpeningRule['state'];
}

/** Later stretches cover earlier ones. */
function cover(stretches: readonly Stretch[], top: Stretch): Stretch[] {
  const below = stretches.flatMap((stretch): Stretch[] => [
    { ...stretch, closeMin: Math.min(stretch.closeMin, top.openMin) },
    { ...stretch, openMin: Math.max(stretch.openMin, top.closeMin) },
  ]);
  return [...below, top].filter(({ openMin, closeMin }) => openMin < closeMin);
}

type At = (point: TimePoint) => number | undefined;

/** Undefined where an end of it depends on a sun that does not rise or set. */
function toWindow({ from, to, isOpenEnded }: TimeSpan, at: At): OpenWindow | undefined {
  const openMin = at(from);
  const end = to ? at(to) : DAY_MIN;
  if (openMin === undefined || end === undefined) return undefined;
  const closeMin = end <= openMin ? end + DAY_MIN : end;
  return { openMin, closeMin: isOpenEnded ? Math.max(closeMin, DAY_MIN) : closeMin };
}

/** The part of a selected day that a rule covers, its night included. */
function windowsOf(rule: OpeningRule, at: At): (OpenWindow | undefined)[] {
  const closeMin = rule.state === 'closed' ? 2 * DAY_MIN : DAY_MIN;
  if (rule.times.length === 0) return [{ openMin: 0, closeMin }];
  return rule.times.map((span) => toWindow(span, at));
}

/** Hours on certain days replace earlier ones; closures only cut into them. */
function replacesOthers(rule: OpeningRule, before: OpeningRule | undefined): boolean {
  if (rule.role !== 'normal' || rule.state === 'closed') return false;
  return selectsDays(rule) || (before !== undefined && !selectsDays(before));
}

/** What the rules say of one date; undefined where it is not known. */
function stretchesOf(
  rules: readonly OpeningRule[],
  date: CalendarDate,
  { isHoliday, sunMin }: DayFacts,
): Stretch[] | undefined {
  const at: At = ({ event, minutes }) => {
    const start = event === undefined ? 0 : sunMin(event, date);
    return start === undefined ? undefined : start + minutes;
  };
  let stretches: Stretch[] = [];
  for (const [index, rule] of rules.entries()) {
    if (!matchesDay(rule, date, isHoliday)) continue;
    // Unknown hours stay unknown, whatever the other rules say.
    if (rule.role === 'fallback' && stretches.some(({ state }) => state !== 'closed')) continue;
    if (replacesOthers(rule, rules[index - 1])) stretches = [];
    for (const window of windowsOf(rule, at)) {
      if (!window) return undefined;
      stretches = cover(stretches, { ...window, state: rule.state });
    }
  }
  return stretches;
}

/** In order, those that touch or overlap as one. */
function merge(windows: readonly OpenWindow[]): OpenWindow[] {
  const merged: OpenWindow[] = [];
  for (const { openMin, closeMin } of windows.toSorted((a, b) => a.openMin - b.openMin)) {
    const last = merged.at(-1);
    if (last && openMin <= last.closeMin) {
      merged[merged.length - 1] = { ...last, closeMin: Math.max(last.closeMin, closeMin) };
    } else merged.push({ openMin, closeMin });
  }
  return merged;
}

function openOn(
  rules: readonly OpeningRule[],
  date: CalendarDate,
  facts: DayFacts,
): OpenWindow[] | null {
  const stretches = stretchesOf(rules, date, facts);
  if (!stretches || stretches.some(({ state }) => state === 'unknown')) return null;
  return merge(stretches.filter(({ state }) => state === 'open'));
}

/** What begins on the evening before and goes on far into the day is this day's as well. */
function keptFromEvening(evening: readonly OpenWindow[] | null): OpenWindow[] {
  return (evening ?? [])
    .filter(({ closeMin }) => closeMin > NIGHT_ENDS_MIN)
    .map(({ closeMin }) => ({ openMin: 0, closeMin: closeMin - DAY_MIN }));
}

/**
 * When a place is open on a date, in minutes since its midnight by the place's clock: in order, without overlap; empty
 * where it is closed, null where it is not known. A window past midnight has `closeMin` above 1440.
 */
export function openWindowsOn(
  rules: readonly OpeningRule[],
  date: CalendarDate,
  facts: DayFacts,
): OpenWindow[] | null {
  const own = openOn(rules, date, facts);
  if (!own) return null;
  const days = own.map(({ openMin, closeMin }) => ({
    openMin,
    closeMin: closeMin > NIGHT_ENDS_MIN ? DAY_MIN : closeMin,
  }));
  const evening = openOn(rules, addDays(date, -1), facts);
  const windows = merge([...keptFromEvening(evening), ...days]);
  return windows.length > MOST_WINDOWS_A_DAY ? null : windows;
}
