import { expect, it } from 'vitest';
import { date } from '../testing/literals.ts';
import { makeTrip } from '../testing/make-trip.ts';
import { fallbackVisit } from './fallback-visit.ts';

const FIRST = date('2025-10-10');
const SECOND = date('2025-10-11');
const week = makeTrip({ startDate: FIRST, endDate: date('2025-10-16') });
const oneDay = makeTrip({ startDate: FIRST, endDate: FIRST });

it.each([
  ['dinner on the second day', week, 'eat', SECOND, '19:30', 90],
  ['dinner on the only day', oneDay, 'eat', FIRST, '19:30', 90],
  ['a drink', week, 'drink', FIRST, '20:00', 120],
  ['a sight', week, 'tour', FIRST, '10:00', 60],
] as const)('%s from the map, without a date §8.28', (_, trip, tag, day, startTime, duration) => {
  expect(fallbackVisit(trip, tag, null, 'map')).toEqual({ date: day, startTime, duration });
});

it('is 09:00 for an hour on a date that is chosen, and everywhere but on the map', () => {
  const nine = { startTime: '09:00', duration: 60 };
  expect(fallbackVisit(week, 'eat', SECOND, 'map')).toEqual({ date: SECOND, ...nine });
  expect(fallbackVisit(week, 'eat', null, 'schedule')).toEqual({ date: null, ...nine });
});

it('is when the flights allow it on the day of one', () => {
  const trip = makeTrip({ flightDetails: { outbound: { arrivalTime: '15:00' } } });
  expect(fallbackVisit(trip, 'tour', trip.startDate, 'map').startTime).toBe('17:00');
  expect(fallbackVisit(trip, 'tour', null, 'map').startTime).toBe('17:00');
});
