import { findAirport } from '@ooo/atlas/airports';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { WallTime } from '@ooo/domain/shared/wall-time.schema';
import { expect, it } from 'vitest';
import { findDepartureDay } from './departure-day.ts';

const day = (text: string) => CalendarDate.parse(text);
const flight = (from: string, departs: string, to: string, arrives: string) => ({
  from: findAirport(from),
  to: findAirport(to),
  departureTime: WallTime.parse(departs),
  arrivalTime: WallTime.parse(arrives),
});

it.each([
  ['on the same day', flight('LHR', '09:00', 'CDG', '11:20'), '2026-10-28'],
  ['on the day before', flight('JFK', '12:00', 'ICN', '16:20'), '2026-10-27'],
  ['on the next day, over the date line', flight('AKL', '00:15', 'HNL', '09:15'), '2026-10-29'],
])('leaves %s', (_name, context, expected) => {
  expect(findDepartureDay(day('2026-10-28'), context)).toBe(expected);
});

it('is not known without both airports and both times', () => {
  const { arrivalTime: _arrival, ...context } = flight('JFK', '12:00', 'ICN', '16:20');
  expect(findDepartureDay(day('2026-10-28'), context)).toBeUndefined();
  expect(
    findDepartureDay(day('2026-10-28'), {
      ...flight('JFK', '12:00', 'ICN', '16:20'),
      to: undefined,
    }),
  ).toBeUndefined();
});
