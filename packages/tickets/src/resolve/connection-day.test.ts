import { findAirport } from '@ooo/atlas/airports';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { WallTime } from '@ooo/domain/shared/wall-time.schema';
import { describe, expect, it } from 'vitest';
import type { Found } from '../document.ts';
import { findConnectionDay } from './connection-day.ts';
import type { ResolvedSegment } from './resolved-segment.ts';

const found = <T>(value: T, line: number): Found<T> => ({
  value,
  line,
  snippet: '7 Feb',
  foundBy: 'shapes',
});
const day = (text: string) => CalendarDate.parse(text);

function segment(from: string, to: string, departs: string, line = 1): ResolvedSegment {
  return {
    from: findAirport(from),
    to: findAirport(to),
    draft: {
      departureDate: found({ day: 7, month: 2 }, line),
      departureTime: found(WallTime.parse(departs), line + 1),
    },
  };
}

const overnight: ResolvedSegment = {
  ...segment('EZE', 'MAD', '22:30'),
  arrivalDate: day('2027-02-08'),
  arrivalTime: WallTime.parse('14:35'),
};
const find = (next: ResolvedSegment, printed = '2027-02-07', before = overnight) =>
  findConnectionDay(next, day(printed), before);

describe('findConnectionDay', () => {
  it('is the day on which the flight before has landed', () => {
    expect(find(segment('MAD', 'BIO', '16:40'))).toBe('2027-02-08');
    expect(find(segment('MAD', 'BIO', '09:10'))).toBe('2027-02-09');
  });

  it.each([
    ['the printed day is late enough', segment('MAD', 'BIO', '16:40'), '2027-02-08'],
    ['the flight has a day of its own', segment('MAD', 'BIO', '16:40', 9), '2027-02-07'],
    ['it leaves from elsewhere', segment('BCN', 'BIO', '16:40'), '2027-02-07'],
  ])('is open where %s', (_, next, printed) => {
    expect(find(next, printed)).toBeUndefined();
  });

  it('is open where nobody knows when the flight before lands', () => {
    expect(find(segment('MAD', 'BIO', '16:40'), '2027-02-07', segment('EZE', 'MAD', '22:30'))).toBe(
      undefined,
    );
  });
});
