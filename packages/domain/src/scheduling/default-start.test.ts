import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkVisit } from '../flight-window/flight-window.rules.ts';
import { fromMinutes } from '../shared/wall-time.ts';
import { anyTime } from '../testing/arbitraries.ts';
import { date, time } from '../testing/literals.ts';
import { makeTrip } from '../testing/make-trip.ts';
import { defaultStart } from './default-start.ts';

const tripWith = (arrivalTime: string, departureTime: string) =>
  makeTrip({
    flightDetails: { outbound: { arrivalTime }, return: { departureTime: time(departureTime) } },
  });

describe('defaultStart', () => {
  it.each([
    ['noon on a day between the flights', '15:00', '10:00', '2025-10-11', '12:00', '12:00'],
    ['two hours after landing', '15:00', '18:00', '2025-10-10', '12:00', '17:00'],
    ['on a quarter of an hour', '15:10', '18:00', '2025-10-10', '12:00', '17:15'],
    ['two hours before take-off', '15:00', '10:00', '2025-10-13', '12:00', '08:00'],
    ['what is wanted if it fits', '15:00', '18:00', '2025-10-10', '20:30', '20:30'],
    ['what is wanted where nothing fits', '23:00', '18:00', '2025-10-10', '12:00', '12:00'],
    ['what is wanted on a day outside the trip', '09:00', '18:00', '2025-10-20', '14:00', '14:00'],
  ])('is %s §5.15', (_, arrival, departure, day, wanted, expected) => {
    const visit = { date: date(day), duration: 60 };
    expect(defaultStart(tripWith(arrival, departure), visit, time(wanted))).toBe(expected);
  });

  it('lets a visit of four hours end before the plane leaves', () => {
    const visit = { date: date('2025-10-13'), duration: 240 };
    expect(defaultStart(tripWith('15:00', '14:00'), visit)).toBe('10:00');
  });

  it('fits wherever a minute of the day fits', () => {
    const day = fc.constantFrom('2025-10-10', '2025-10-13').map(date);
    const duration = fc.constantFrom(30, 60, 120, 240);
    fc.assert(
      fc.property(anyTime, anyTime, day, duration, anyTime, (arrival, leaves, on, length, want) => {
        const trip = tripWith(arrival, leaves);
        const visit = { date: on, duration: length };
        const fits = (minute: number) =>
          checkVisit(trip, { ...visit, startTime: fromMinutes(minute) }).ok;
        const canFit = Array.from({ length: 1440 }, (_, minute) => minute).some(fits);
        const startTime = defaultStart(trip, visit, want);
        expect(checkVisit(trip, { ...visit, startTime }).ok).toBe(canFit);
      }),
      { numRuns: 60 },
    );
  });
});
