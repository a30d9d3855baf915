import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar-date.ts';
import { date } from '../testing/literals.ts';
import { type HoursSummary, summarizeHours } from './hours-summary.ts';

/** A Thursday. */
const START = date('2025-10-09');
const DAY = [{ openMin: 600, closeMin: 1080 }];
const LATE = [{ openMin: 600, closeMin: 1260 }];
const HOURS = { o: DAY, l: LATE, c: [], '?': null } as const;

/** A letter a day: open, open late, closed, unknown. */
const daysOf = (text: string) =>
  Array.from(text, (letter, index) => ({
    date: addDays(START, index),
    windows: HOURS[letter as keyof typeof HOURS],
  }));
const on = (...offsets: number[]) => offsets.map((offset) => addDays(START, offset));

describe('summarizeHours', () => {
  it.each<[string, HoursSummary]>([
    ['', { state: 'unknown' }],
    ['???', { state: 'unknown' }],
    ['cc', { state: 'closed' }],
    ['c?', { state: 'closed' }],
    ['ooo', { state: 'open', times: DAY }],
    ['olo', { state: 'open', times: undefined }],
    ['ooc', { state: 'some', times: DAY, open: on(0, 1), closed: on(2), isByWeekday: true }],
    ['olc', { state: 'some', times: undefined, open: on(0, 1), closed: on(2), isByWeekday: true }],
    ['oo?', { state: 'some', times: DAY, open: on(0, 1), closed: [], isByWeekday: true }],
    [
      'cooooooco',
      {
        state: 'some',
        times: DAY,
        open: on(1, 2, 3, 4, 5, 6),
        closed: on(0),
        isByWeekday: true,
      },
    ],
    [
      'ocooooooo',
      {
        state: 'some',
        times: DAY,
        open: on(0, 2, 3, 4, 5, 6, 7, 8),
        closed: on(1),
        isByWeekday: false,
      },
    ],
  ])('%s', (text, summary) => {
    expect(summarizeHours(daysOf(text))).toEqual(summary);
  });
});
