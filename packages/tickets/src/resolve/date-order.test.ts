import { findAirport } from '@ooo/atlas/airports';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { describe, expect, it } from 'vitest';
import type { PartialDate } from '../document.ts';
import { type OrderContext, findDateOrder, guessDateOrder, inOrder } from './date-order.ts';

const airports = (...codes: string[]) => codes.flatMap((code) => findAirport(code) ?? []);
const context = (fields: Partial<OrderContext>): OrderContext => ({
  text: '10/11/2025',
  snippets: [],
  airports: [],
  carrierCountries: [],
  dates: [],
  ...fields,
});
const open: PartialDate = { day: 4, month: 8, year: 2024, ambiguous: true };

describe('findDateOrder', () => {
  it.each<[string, OrderContext, string | undefined]>([
    ['a month cannot be 15', context({ text: '10/11/25 and 10/15/25' }), 'month-first'],
    ['a day can', context({ text: '10/11/25 and 15/10/25' }), 'day-first'],
    [
      'a day without a year of another flight can',
      context({ snippets: ['12/03 KE907', '20/03 KE908'] }),
      'day-first',
    ],
    [
      'a day beside times with a slash can',
      context({ snippets: ['KE 907 12/02 10:50/16:10', 'KE 908 20/02 19:35/16:20'] }),
      'day-first',
    ],
    [
      'a fraction or a date of something else settles nothing',
      context({ text: '10/11/2025, 20/20 vision, leg 1/22', snippets: ['10/11/2025'] }),
      undefined,
    ],
    ['both shapes settle nothing', context({ text: '15/10/25 and 10/15/25' }), undefined],
    [
      'the weekday beside it',
      context({ text: '', dates: [{ ...open, day: 8, month: 4, weekday: 0 }] }),
      'month-first',
    ],
    [
      'the day of arrival that is written out',
      context({ airports: airports('MAD'), dates: [open, { day: 9, month: 4, year: 2024 }] }),
      'month-first',
    ],
    [
      'flights follow each other',
      context({
        text: '',
        dates: [
          { day: 3, month: 2, year: 2025, ambiguous: true },
          { day: 1, month: 4, year: 2025, ambiguous: true },
        ],
      }),
      'day-first',
    ],
    [
      'no flight leaves before the ticket is sold',
      context({ text: '', dates: [open], since: '2024-06-01' as CalendarDate }),
      'day-first',
    ],
    [
      'the weekday beside a date without a year, of the year in which it is sold',
      context({
        dates: [{ day: 3, month: 11, weekday: 2, ambiguous: true }],
        since: '2026-10-20' as CalendarDate,
      }),
      'day-first',
    ],
    ['nothing at all', context({}), undefined],
  ])('%s', (_, given, expected) => {
    expect(findDateOrder(given)).toBe(expected);
  });

  it.each<[string, OrderContext, string | undefined]>([
    ['American airports', context({ airports: airports('LGA', 'DFW') }), 'month-first'],
    ['European airports', context({ airports: airports('MAD', 'LHR') }), 'day-first'],
    [
      'mixed airports, the carrier',
      context({ airports: airports('JFK', 'CDG'), carrierCountries: ['US'] }),
      'month-first',
    ],
    [
      'the custom of Korea where the year is left out',
      context({
        airports: airports('ICN', 'KIX'),
        dates: [{ day: 10, month: 2, ambiguous: true }],
      }),
      'month-first',
    ],
    ['mixed airports and no carrier', context({ airports: airports('JFK', 'CDG') }), undefined],
  ])('guesses by %s', (_, given, expected) => {
    expect(guessDateOrder(given)).toBe(expected);
    expect(findDateOrder(given)).toBeUndefined();
  });

  it('turns open dates only', () => {
    expect(inOrder(open, 'month-first')).toEqual({ day: 8, month: 4, year: 2024 });
    expect(inOrder(open, 'day-first')).toEqual({ day: 4, month: 8, year: 2024 });
    expect(inOrder({ day: 4, month: 8 }, 'month-first')).toEqual({ day: 4, month: 8 });
  });
});
