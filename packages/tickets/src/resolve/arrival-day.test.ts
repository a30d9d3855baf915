import { findAirport } from '@ooo/atlas/airports';
import { type CalendarDate, fromDayNumber } from '@ooo/domain/shared/calendar-date';
import { type WallTime, fromMinutes } from '@ooo/domain/shared/wall-time';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type ArrivalContext, findArrivalDay } from './arrival-day.ts';
import { flightMinutes } from '../flights/flight-time.ts';

const day = (text: string) => text as CalendarDate;
const time = (text: string) => text as WallTime;

function flight(
  from: string,
  departs: string,
  to: string,
  arrives: string,
  more: Partial<ArrivalContext> = {},
): ArrivalContext {
  return {
    departureDate: day('2025-10-15'),
    departureTime: time(departs),
    arrivalTime: time(arrives),
    from: findAirport(from),
    to: findAirport(to),
    ...more,
  };
}

describe('findArrivalDay', () => {
  it.each<[string, ArrivalContext, string, string]>([
    ['a short flight in the day', flight('TXL', '12:10', 'AMS', '13:30'), '2025-10-15', 'zones'],
    ['over midnight', flight('HAM', '21:55', 'PMI', '00:40'), '2025-10-16', 'zones'],
    [
      'westward over the date line the clock goes back',
      flight('ICN', '14:30', 'LAX', '08:40'),
      '2025-10-15',
      'zones',
    ],
    [
      'and so do Hong Kong and Seattle',
      flight('HKG', '11:45', 'SEA', '08:11'),
      '2025-10-15',
      'zones',
    ],
    [
      'eastward over it a day is lost',
      flight('LAX', '10:50', 'ICN', '17:40'),
      '2025-10-16',
      'zones',
    ],
    ['two days later', flight('LAX', '22:30', 'SYD', '06:40'), '2025-10-17', 'zones'],
    ['the day before', flight('AKL', '00:30', 'HNL', '09:10'), '2025-10-14', 'zones'],
    [
      '25 hours back',
      flight('APW', '00:30', 'PPG', '00:05', { departureDate: day('2020-01-03') }),
      '2020-01-02',
      'zones',
    ],
    ['an hour back over a border', flight('CDG', '06:00', 'LHR', '06:15'), '2025-10-15', 'zones'],
    ['a flight of the same clock', flight('ICN', '10:00', 'JFK', '10:00'), '2025-10-15', 'zones'],
    [
      'the printed date stands',
      flight('AMS', '20:00', 'JFK', '22:00', { printedDate: day('2025-10-15') }),
      '2025-10-15',
      'printed',
    ],
    [
      'the printed shift stands',
      flight('SCL', '23:50', 'LIM', '01:45', { dayShift: 1 }),
      '2025-10-16',
      'shift',
    ],
    [
      'the duration decides',
      flight('ICN', '10:00', 'JFK', '11:05', { durationMin: 845 }),
      '2025-10-15',
      'duration',
    ],
    [
      'the clock alone, forward',
      { ...flight('', '10:00', '', '12:00'), from: undefined, to: undefined },
      '2025-10-15',
      'clock',
    ],
    [
      'the clock alone, back',
      { ...flight('', '22:00', '', '06:00'), from: undefined, to: undefined },
      '2025-10-16',
      'clock',
    ],
    [
      'a weekday of the next day is the arrival’s',
      flight('AMS', '20:00', 'JFK', '22:00', { weekday: 4 }),
      '2025-10-16',
      'weekday',
    ],
    [
      'the departure’s weekday says nothing',
      flight('AMS', '20:00', 'JFK', '22:00', { weekday: 3 }),
      '2025-10-15',
      'zones',
    ],
  ])('%s', (_, context, date, basis) => {
    expect(findArrivalDay(context)).toMatchObject({ date, basis });
  });

  it('does not arrive before it leaves, whatever is printed, and says that in doubt', () => {
    const arrival = findArrivalDay(
      flight('HAM', '21:55', 'PMI', '00:40', { printedDate: day('2025-10-15') }),
    );
    expect(arrival).toEqual({
      date: '2025-10-16',
      basis: 'zones',
      doubt: '2025-10-16',
      refused: '2025-10-15',
    });
  });

  it('doubts a printed day that no flight takes so long for', () => {
    const arrival = findArrivalDay(flight('HKG', '11:45', 'SEA', '08:11', { dayShift: 1 }));
    expect(arrival).toEqual({ date: '2025-10-16', basis: 'shift', doubt: '2025-10-15' });
  });

  it('has nothing to say without a time', () => {
    const { arrivalTime: _none, ...context } = flight('ICN', '10:00', 'JFK', '11:05');
    expect(findArrivalDay(context)).toBeUndefined();
  });

  it('is never before the departure as an instant', () => {
    const airport = fc.constantFrom(
      'ICN',
      'JFK',
      'LAX',
      'SYD',
      'HNL',
      'AKL',
      'LHR',
      'KTM',
      'APW',
      'PPG',
      'GRU',
      'TXL',
    );
    const date = fc.integer({ min: 16_000, max: 22_000 }).map(fromDayNumber);
    const clock = fc.integer({ min: 0, max: 1439 }).map(fromMinutes);
    const shift = fc.option(fc.integer({ min: -1, max: 2 }), { nil: undefined });
    fc.assert(
      fc.property(
        airport,
        airport,
        date,
        clock,
        clock,
        shift,
        (a, b, departureDate, departureTime, arrivalTime, dayShift) => {
          const [from, to] = [findAirport(a), findAirport(b)];
          if (!from || !to || a === b) return;
          const arrival = findArrivalDay({
            departureDate,
            departureTime,
            arrivalTime,
            from,
            to,
            dayShift,
          });
          expect(arrival).toBeDefined();
          if (!arrival) return;
          const departure = { date: departureDate, time: departureTime };
          const landing = { date: arrival.date, time: arrivalTime };
          expect(flightMinutes(from, departure, to, landing)).toBeGreaterThan(0);
        },
      ),
    );
  });
});
