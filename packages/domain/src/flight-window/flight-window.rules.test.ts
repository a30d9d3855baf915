import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../shared/calendar-date.ts';
import { toMinutes } from '../shared/wall-time.ts';
import { anyTime, tripDates } from '../testing/arbitraries.ts';
import { date, time } from '../testing/literals.ts';
import { makeTrip } from '../testing/make-trip.ts';
import { checkVisit, dayBounds, flightWindow } from './flight-window.rules.ts';

/** 10 to 13 October, landing on the 10th at 14:00, leaving on the 13th at 20:00. */
const trip = makeTrip({
  flightDetails: { outbound: { arrivalTime: '14:00+1' }, return: { departureTime: time('20:00') } },
});

function check(day: string, startTime: string, duration?: number, of = trip): string {
  const wanted = { date: date(day), startTime: time(startTime), duration: duration ?? null };
  const answer = checkVisit(of, wanted);
  return answer.ok ? 'ok' : answer.reason;
}

describe('checkVisit §5.18 §9.28', () => {
  it.each([
    ['2025-10-09', '12:00', 'outside-trip'],
    ['2025-10-10', '15:59', 'before-arrival'],
    ['2025-10-10', '16:00', 'ok'],
    ['2025-10-10', '23:59', 'ok'],
    ['2025-10-11', '00:00', 'ok'],
    ['2025-10-12', '23:00', 'ok'],
    ['2025-10-13', '18:00', 'ok'],
    ['2025-10-13', '18:01', 'after-departure'],
    ['2025-10-14', '09:00', 'outside-trip'],
  ])('%s %s is %s', (day, start, expected) => {
    expect(check(day, start)).toBe(expected);
  });

  it('requires the visit to end before the flight leaves', () => {
    expect(check('2025-10-13', '18:00', 120)).toBe('ok');
    expect(check('2025-10-13', '18:00', 150)).toBe('after-departure');
  });

  it('lets a night out run past midnight', () => {
    expect(check('2025-10-12', '23:00', 180)).toBe('ok');
  });

  it('has no bounds without flights', () => {
    const free = makeTrip();
    expect(check('2025-10-10', '00:00', 60, free)).toBe('ok');
    expect(check('2025-10-13', '23:59', 60, free)).toBe('ok');
  });

  it('has one bound for a one-way flight', () => {
    const oneWay = makeTrip({ flightDetails: { outbound: { arrivalTime: '14:00' } } });
    expect(check('2025-10-10', '15:00', 60, oneWay)).toBe('before-arrival');
    expect(check('2025-10-13', '23:00', 60, oneWay)).toBe('ok');
  });

  it('reaches into the next day after a late landing, and into the day before an early take-off', () => {
    const nights = makeTrip({
      flightDetails: {
        outbound: { arrivalTime: '23:30' },
        return: { departureTime: time('00:45') },
      },
    });
    expect(check('2025-10-10', '23:59', 60, nights)).toBe('before-arrival');
    expect(check('2025-10-11', '01:29', 60, nights)).toBe('before-arrival');
    expect(check('2025-10-11', '01:30', 60, nights)).toBe('ok');
    expect(check('2025-10-12', '22:45', 60, nights)).toBe('ok');
    expect(check('2025-10-12', '22:46', 60, nights)).toBe('after-departure');
    expect(check('2025-10-13', '00:00', 60, nights)).toBe('after-departure');
  });

  it('leaves the hours between the flights of one day', () => {
    const oneDay = makeTrip({ ...trip, endDate: trip.startDate });
    expect(check('2025-10-10', '15:59', 30, oneDay)).toBe('before-arrival');
    expect(check('2025-10-10', '17:00', 30, oneDay)).toBe('ok');
    expect(check('2025-10-10', '18:01', 30, oneDay)).toBe('after-departure');
  });

  it('leaves nothing between flights that are too close', () => {
    const hop = makeTrip({
      endDate: trip.startDate,
      flightDetails: {
        outbound: { arrivalTime: '14:00' },
        return: { departureTime: time('17:00') },
      },
    });
    expect(check('2025-10-10', '15:30', 5, hop)).toBe('before-arrival');
    expect(check('2025-10-10', '16:00', 5, hop)).toBe('after-departure');
    expect(dayBounds(flightWindow(hop), hop.startDate)).toBeUndefined();
  });

  it('closes the first date where the flight lands on the next', () => {
    const overnight = makeTrip({
      flightDetails: {
        outbound: {
          segments: [
            {
              flightNumber: 'KE82',
              from: 'JFK',
              to: 'ICN',
              departureDate: date('2025-10-10'),
              arrivalDate: date('2025-10-11'),
              arrivalTime: time('17:00'),
            },
          ],
        },
      },
    });
    expect(check('2025-10-10', '20:00', 60, overnight)).toBe('before-arrival');
    expect(check('2025-10-11', '18:59', 60, overnight)).toBe('before-arrival');
    expect(check('2025-10-11', '19:00', 60, overnight)).toBe('ok');
  });

  it('agrees with dayBounds', () => {
    fc.assert(
      fc.property(
        tripDates,
        fc.nat(40),
        anyTime,
        anyTime,
        anyTime,
        (dates, offset, landing, takeOff, startTime) => {
          const flown = makeTrip({
            ...dates,
            flightDetails: {
              outbound: { arrivalTime: landing },
              return: { departureTime: takeOff },
            },
          });
          const day = addDays(dates.startDate, offset - 5);
          const bounds = dayBounds(flightWindow(flown), day);
          const start = toMinutes(startTime);
          const inBounds = bounds && bounds.startMin <= start && start <= bounds.endMin;
          expect(checkVisit(flown, { date: day, startTime }).ok).toBe(inBounds ?? false);
        },
      ),
    );
  });
});
