import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { CalendarDate as Day } from '@ooo/domain/shared/calendar-date.schema';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isOpeningHours, listOpenWindows } from './opening-hours.ts';
import { PLACE_CITIES, placesOfCity } from './place-table.ts';
import { compare, DATES, libraryHours, ownHours } from './testing/library-hours.ts';

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

/** Selectors and hours as OpenStreetMap has them, each with each. */
const SELECTORS =
  '|Jan|Apr-Oct|Nov-Feb|Apr,Jun-Aug|Dec 24|Dec 24-26|Dec 24-Jan 2|Dec 24,25|Feb 29|Sep 15-Jun 15|Jan-Mar,Oct-Dec|May Su[2]' +
  '|Jun 1-Oct Sa[-1]|Oct Su[-1]-May 31|Mar Su[-1]-Oct Su[-1]|Oct Sa[-1] -3 days-Nov 3|easter|easter -2 days' +
  '|2026-2027|2027+|2025-2031/3|2026 Apr-Sep|2026 Dec 20-2027 Jan 10|week 10|week 53|week 2-52/2|week 1,3,5|week 40-53|2026 week 10-20';
const DAYS =
  '|Mo|Mo-Fr|Sa-Su|Fr-Mo|Mo,We,Fr|Mo-We,Sa|Mo[1]|Su[-1]|Fr[2,4]|Su[1] +1 day|Mo[-1] -1 day';
const HOURS =
  '10:00-18:00|10:00-12:00,14:00-18:00|20:00-00:00|00:00-24:00|24/7|open|off|9:00-17:00|9-17|9am-5pm|9.30-17.00|10:00-14:00, 15:00-18:00';

/** Within one year the library never closes what is open all day. */
const isItsOwnMistake = (text: string): boolean =>
  /^(?:2026|2027\+) +(?:00:00-24:00|24\/7|open)$/.test(text);

const each = (first: string, second: string): string[] =>
  first.split('|').flatMap((one) => second.split('|').map((other) => `${one} ${other}`));

describe('each selector with each', () => {
  it('is read as the library reads it', () => {
    const expressions = [
      ...each(SELECTORS, DAYS).map((selected) => `${selected} 10:00-18:00`),
      ...each(SELECTORS, HOURS),
      ...each(DAYS, HOURS),
    ];
    const different = expressions
      .map((text) => text.replaceAll(/ +/gu, ' ').trim())
      .filter((text) => !isItsOwnMistake(text))
      .flatMap((text) => {
        if (libraryHours(text) === undefined) return [];
        return ownHours(text) === undefined ? [`${text}: not read`] : (compare(text) ?? []);
      });
    expect(expressions.length).toBeGreaterThan(700);
    expect(different).toEqual([]);
  });
});

const ROME = {
  zone: 'Europe/Rome',
  coordinates: [12.5, 41.9] as [number, number],
  countryCode: 'IT',
};

function windowsOn(expression_: string, ...days: string[]) {
  const dates = days.map((day) => Day.parse(day));
  return listOpenWindows({ ...ROME, expression: expression_, dates }).map(({ windows }) =>
    windows?.map(({ openMin, closeMin }) => `${openMin / 60}-${closeMin / 60}`),
  );
}

it('a range from a date to a weekday of a month', () => {
  const hours = 'Jun 01-Oct Sa[-1]: Mo-Su,PH 07:00-02:00; Oct Su[-1]-May 31: Mo-Su,PH 07:00-22:00';
  expect(windowsOn(hours, '2026-10-24', '2026-06-15', '2026-12-01')).toEqual([
    ['7-26'],
    ['7-26'],
    ['7-22'],
  ]);
});

it('24/7 on some days', () => {
  expect(windowsOn('Sa-Su 24/7', '2026-04-04', '2026-04-06')).toEqual([['0-24'], []]);
});

it.each([
  'week 44-13 Mo-Fr 10:00-16:00',
  '2028-2026 10:00-16:00',
  'Apr 31 10:00-16:00',
  'Jan 31-Feb 30 10:00-16:00',
  'unknown || closed "in winter"',
])('what the library does not read or know is unknown, and not closed: %s', (text) => {
  expect(libraryHours(text)).toBeUndefined();
  expect(windowsOn(text, '2027-01-04', '2026-07-01')).toEqual([undefined, undefined]);
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
