import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { endsAfterItBegins, findTimeRefusal, isMovedMeanwhile } from './poi-time.rules.ts';

const segment = {
  flightNumber: 'KE82',
  from: 'JFK',
  to: 'ICN',
  departureDate: date('2025-10-09'),
  departureTime: time('14:00'),
  arrivalDate: date('2025-10-10'),
  arrivalTime: time('17:30'),
};
const trip = makeTrip({ flightDetails: { outbound: { segments: [segment] } } });

describe('findTimeRefusal', () => {
  it.each([
    ['no date', {}, undefined],
    ['a date of the trip without a time', { date: date('2025-10-10') }, undefined],
    ['a date outside', { date: date('2025-10-14') }, 'outside-trip'],
    [
      'too soon after landing',
      { date: date('2025-10-10'), startTime: time('19:00') },
      'before-arrival',
    ],
    ['two hours after landing', { date: date('2025-10-10'), startTime: time('19:30') }, undefined],
    [
      'an airport at the landing',
      { date: date('2025-10-10'), startTime: time('17:30'), tag: 'airport' as const },
      undefined,
    ],
  ])('%s', (_, fields, refusal) => {
    expect(findTimeRefusal(trip, makePoi(fields))).toBe(refusal);
  });
});

describe('endsAfterItBegins', () => {
  it.each([
    [null, null, true],
    [date('2025-10-10'), null, true],
    [null, date('2025-10-10'), true],
    [date('2025-10-10'), date('2025-10-10'), true],
    [date('2025-10-10'), date('2025-10-09'), false],
  ])('from %s to %s', (from, to, expected) => {
    expect(endsAfterItBegins({ date: from, endDate: to })).toBe(expected);
  });
});

describe('isMovedMeanwhile', () => {
  const none = { date: null, startTime: null, duration: null };
  const first = { date: date('2025-10-10'), startTime: time('10:00'), duration: 60 };
  const later = { ...first, startTime: time('14:00') };
  const elsewhere = { ...first, date: date('2025-10-12') };

  it.each([
    ['as it was', first, first, later, false],
    ['already where it goes', later, first, later, false],
    ['on another day by now', elsewhere, first, later, true],
    ['longer by now', { ...first, duration: 90 }, first, later, true],
    ['without a time by now', none, first, later, true],
    ['an idea, still one', none, none, later, false],
    ['an idea that has got a time', first, none, later, true],
    ['moved, and to lose its time', later, first, none, true],
  ])('%s', (_, now, from, to, isMoved) => {
    expect(isMovedMeanwhile(now, from, to)).toBe(isMoved);
  });
});
