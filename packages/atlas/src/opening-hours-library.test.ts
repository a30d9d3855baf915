import { type CalendarDate, listDates } from '@ooo/domain/shared/calendar-date';
import * as fc from 'fast-check';
import { opening_hours as Library } from 'opening_hours';
import { describe, expect, it } from 'vitest';
import { CalendarDate as Day } from '@ooo/domain/shared/calendar-date.schema';
import { isOpeningHours, listOpenWindows } from './opening-hours.ts';
import { PLACE_CITIES, placesOfCity } from './place-table.ts';

/**
 * The library that OpenStreetMap's editors use is the judge. It counts in the process's zone: the tests' has no
 * summer time, so that a day there has as many minutes as on our clocks.
 */
const DATES = listDates(Day.parse('2026-01-01'), Day.parse('2027-03-01'));
const FIRST = new Date(2026, 0, 1);
const MS_PER_MINUTE = 60_000;
const DAY_MIN = 1440;
const ALL_MIN = DATES.length * DAY_MIN;
const NOWHERE = { lat: '0', lon: '0', address: { country_code: 'xx', state: '' } };

type Minutes = [from: number, to: number];

/** Within the dates, those that touch as one. */
function join(windows: readonly Minutes[]): Minutes[] {
  const joined: Minutes[] = [];
  for (const [from, to] of windows.toSorted((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && from <= last[1]) last[1] = Math.max(last[1], to);
    else joined.push([Math.max(0, from), Math.min(ALL_MIN, to)]);
  }
  return joined.filter(([from, to]) => from < to);
}

function minutesOf(date: Date): number {
  return (date.getTime() - FIRST.getTime()) / MS_PER_MINUTE;
}

/** Undefined if it does not read the expression or says that something is unknown. */
function libraryHours(expression: string): Minutes[] | undefined {
  try {
    // The types ask for numbers, the code for strings.
    const library = new Library(expression, NOWHERE as never);
    const intervals = library.getOpenIntervals(FIRST, new Date(2027, 2, 2));
    if (intervals.some(([, , isUnknown]) => isUnknown)) return undefined;
    return join(intervals.map(([from, to]) => [minutesOf(from), minutesOf(to)]));
  } catch {
    return undefined;
  }
}

function ownHours(expression: string): Minutes[] | undefined {
  const days = listOpenWindows({ expression, dates: DATES, zone: 'UTC', coordinates: [0, 0] });
  if (days.some(({ windows }) => windows === null)) return undefined;
  return join(
    days.flatMap(({ windows }, day) =>
      (windows ?? []).map(({ openMin, closeMin }): Minutes => [
        day * DAY_MIN + openMin,
        day * DAY_MIN + closeMin,
      ]),
    ),
  );
}

function show(window: Minutes | undefined): string {
  const ends = window?.map(
    (minute) => `${DATES[Math.floor(minute / DAY_MIN)]}+${minute % DAY_MIN}`,
  );
  return ends?.join('–') ?? 'nothing';
}

/** The first difference, for people. */
function compare(expression: string): string | undefined {
  const [own, library] = [ownHours(expression), libraryHours(expression)];
  if (!library || !own) return undefined;
  const at = own.findIndex((window, index) => String(window) !== String(library[index]));
  const first = at >= 0 ? at : own.length < library.length ? own.length : -1;
  if (first < 0) return undefined;
  return `${expression}: ${show(own[first])}, the library ${show(library[first])}`;
}

const REAL = [
  'Mo-Fr 08:00-12:00,13:00-17:30; Sa 08:00-12:00',
  'Mo-Fr 08:00-12:00, We 14:00-18:00',
  'Mo-Sa 10:00-20:00; Tu off',
  'Mo-Sa 10:00-20:00; Tu 10:00-14:00',
  'Mo-Fr 09:00-18:00; We 12:00-14:00 off',
  '24/7',
  '24/7; Dec 25 off',
  'Mo-Su 00:00-24:00; Mo 02:00-05:00 off',
  'Apr-Sep Mo-Fr 09:00-13:00,14:00-18:00; Apr-Sep Sa 10:00-13:00',
  'Nov-Mar We-Mo 10:00-17:00; Apr-Oct We-Mo 10:00-18:00',
  'Jan 1,May 1,Dec 25 off; Mo-Su 09:00-18:00',
  'Mo-Su 09:00-18:00; Jan 1,May 1,Dec 24-26 off',
  'Dec 24-Jan 2 off',
  'Mo-Su 10:00-18:00; Dec 24-Jan 2 off',
  'Mo-Su 10:00-18:00; Dec 25,26 off',
  'Mar 15-Oct 15: Mo-Su 10:00-18:00',
  '2026 Mo-Fr 10:00-18:00',
  '2026-2027 Sa 10:00-12:00',
  '2025-2029/2 Sa 10:00-12:00',
  '2026 Dec 20-2027 Jan 10 10:00-12:00',
  'week 1-53/2 We 22:00-02:00',
  'week 2-52/2 We 08:00-12:00; week 1-53/2 Sa 09:00-10:00',
  'week 10 Mo-Fr 08:00-12:00',
  'Mo[1] 18:00-22:00',
  'Mo[1,3] 18:00-22:00; Su[-1] 10:00-12:00',
  'Th[1-2] 10:00-12:00',
  'Su[1] +1 day 10:00-12:00',
  'Mo-Su 10:00-18:00; Mo[2] off',
  'easter off; Mo-Su 09:00-12:00',
  'Mo-Su 09:00-12:00; easter off',
  'Mo-Su 09:00-12:00; easter -2 days-easter +1 day off',
  'Mar Su[-1]-Oct Su[-1] 10:00-20:00',
  'Mo-Su 10:00-18:00; Mar Su[-1]-Oct Su[-1] 10:00-20:00',
  'Fr,Sa 18:00-02:00',
  'Fr-Su 20:00-26:00',
  'Mo-Th 17:00-01:00; Fr 17:00-03:00; Sa 12:00-03:00; Su 12:00-24:00',
  'Sa-Mo 10:00-12:00',
  'Jun-Aug 09:00-18:30; Nov-Feb 09:00-17:00; Mar-May,Sep-Oct 09:00-18:00',
  'Tu-Su 10:00-18:00 || Mo 10:00-12:00',
  'open; Mo off',
  'off',
  'Mo-Fr 10:00-18:00 open "by appointment too"',
  'mo-fr 9:00-17:00',
  'Monday-Friday 9:00-17:00',
  'Mo–Fr 10:00–18:00',
  'Mo-Fr 10.00-18.00',
  'Mo-Fr: 10:00-18:00',
  'Mo-Fr 10:00-18:00;',
];

describe('the hours that people write', () => {
  it.each(REAL)('%s', (expression) => {
    expect(ownHours(expression)).toBeDefined();
    expect(compare(expression)).toBeUndefined();
  });
});

it('the hours of the built-in places', () => {
  const expressions = new Set(
    PLACE_CITIES.flatMap(placesOfCity).flatMap(({ openingHours = [] }) => openingHours),
  );
  const plain = [...expressions].filter((hours) => !/PH|SH|sun|dawn|dusk/.test(hours));
  expect(plain.length).toBeGreaterThan(100);
  expect(plain.flatMap((hours) => compare(hours) ?? [])).toEqual([]);
});

const WEEKDAYS = ['Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa', 'Su'];
const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const weekday = fc.constantFrom(...WEEKDAYS);
const month = fc.constantFrom(...MONTHS);
const date = fc.tuple(month, fc.integer({ min: 1, max: 28 })).map((parts) => parts.join(' '));
const days = fc.oneof(
  weekday,
  fc.tuple(weekday, weekday).map((ends) => ends.join('-')),
  fc.tuple(weekday, weekday).map((both) => both.join(',')),
  fc.tuple(weekday, fc.constantFrom(1, 2, 3, -1)).map(([day, nth]) => `${day}[${nth}]`),
);
const season = fc.oneof(
  month,
  fc.tuple(month, month).map((ends) => ends.join('-')),
  fc.tuple(date, date).map((ends) => ends.join('-')),
  date,
);
const clock = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.constantFrom('00', '15', '30'))
  .map(([hour, minute]) => `${String(hour).padStart(2, '0')}:${minute}`);
/** Within the day: over midnight the library lets the next day's rule take the night away. */
const span = fc.tuple(clock, clock).map((ends) => ends.toSorted().join('-'));
const spans = fc.array(span, { minLength: 1, maxLength: 2 }).map((all) => all.join(','));
const rule = fc.oneof(
  fc.tuple(days, spans).map((parts) => parts.join(' ')),
  fc.tuple(season, days, spans).map((parts) => parts.join(' ')),
  fc.tuple(season, spans).map((parts) => parts.join(' ')),
  days.map((day) => `${day} off`),
  season.map((days_) => `${days_} off`),
);
const expression = fc
  .array(rule, { minLength: 1, maxLength: 4 })
  .map((rules) => rules.join('; '))
  .filter((text) => !/(\d\d:\d\d)-\1/.test(text));

it('any rules of days, seasons and hours', () => {
  fc.assert(
    fc.property(expression, (text) => {
      expect(isOpeningHours(text)).toBe(true);
      expect(compare(text)).toBeUndefined();
    }),
    { numRuns: 150 },
  );
});

it('knows every date alone as among others', () => {
  fc.assert(
    fc.property(expression, fc.nat({ max: DATES.length - 1 }), (text, at) => {
      const ask = (dates: readonly CalendarDate[]) =>
        listOpenWindows({ expression: text, dates, zone: 'UTC', coordinates: [0, 0] });
      const day = DATES[at];
      expect(day && ask([day])[0]).toEqual(ask(DATES)[at]);
    }),
    { numRuns: 20 },
  );
});
