import type { SunEvent, Weekday } from './rule.types.ts';

function withLongForms<T>(names: readonly (readonly [string, T])[]): ReadonlyMap<string, T> {
  return new Map(
    names.flatMap(([name, value]) => {
      const lower = name.toLowerCase();
      return [lower.slice(0, 2), lower.slice(0, 3), lower].map((form) => [form, value] as const);
    }),
  );
}

/** `Mo`, and what people write for it: `Mon`, `Monday`. */
export const WEEKDAYS: ReadonlyMap<string, Weekday> = withLongForms([
  ['Sunday', 0],
  ['Monday', 1],
  ['Tuesday', 2],
  ['Wednesday', 3],
  ['Thursday', 4],
  ['Friday', 5],
  ['Saturday', 6],
]);

const MONTH_NAMES = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
];

/** From 1. */
export const MONTHS: ReadonlyMap<string, number> = new Map(
  MONTH_NAMES.flatMap((name, index) => {
    const lower = name.toLowerCase();
    return [lower.slice(0, 3), lower].map((form) => [form, index + 1] as const);
  }),
);

export const SUN_EVENTS: ReadonlyMap<string, SunEvent> = new Map([
  ['dawn', 'dawn'],
  ['sunrise', 'sunrise'],
  ['sunset', 'sunset'],
  ['dusk', 'dusk'],
]);

export const HOLIDAYS: ReadonlyMap<string, 'PH' | 'SH'> = new Map([
  ['ph', 'PH'],
  ['sh', 'SH'],
]);

export const STATES: ReadonlyMap<string, 'open' | 'closed' | 'unknown'> = new Map([
  ['open', 'open'],
  ['off', 'closed'],
  ['closed', 'closed'],
  ['unknown', 'unknown'],
]);

export const DAY_WORDS: ReadonlyMap<string, true> = new Map([
  ['day', true],
  ['days', true],
]);

export const WEEK_WORDS: ReadonlyMap<string, true> = new Map([
  ['week', true],
  ['weeks', true],
]);

/** `5pm`: hours before it that are added. */
export const HALVES: ReadonlyMap<string, 0 | 12> = new Map([
  ['am', 0],
  ['pm', 12],
]);

export const EASTER_WORDS: ReadonlyMap<string, true> = new Map([['easter', true]]);
