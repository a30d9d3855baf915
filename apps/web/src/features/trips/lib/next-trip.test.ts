import { date } from '@ooo/domain/testing/literals';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import { splitNextTrip } from './next-trip.ts';
import { todayAtDestination } from './trip-today.ts';

function overview(id: number, start: string, end: string) {
  return { trip: makeTrip({ id, startDate: date(start), endDate: date(end) }), poiCount: 0 };
}

const past = overview(1, '2026-01-01', '2026-01-05');
const running = overview(2, '2026-02-27', '2026-03-01');
const soon = overview(3, '2026-03-02', '2026-03-09');
const later = overview(4, '2026-07-01', '2026-07-09');
const now = new Date('2026-03-01T06:00:00Z');

describe('splitNextTrip', () => {
  it('puts the trip that is running first, on its last day too', () => {
    const { next, others } = splitNextTrip([later, soon, running, past], now);
    expect(next).toBe(running);
    expect(others).toEqual([later, soon, past]);
  });

  it('takes the earliest that is still to start', () => {
    expect(splitNextTrip([later, past, soon], now).next).toBe(soon);
  });

  it('has no next trip among past ones', () => {
    expect(splitNextTrip([past], now)).toEqual({ next: undefined, others: [past] });
  });
});

describe('todayAtDestination', () => {
  const flight = {
    flightNumber: 'KE082',
    from: 'JFK',
    to: 'ICN',
    departureDate: date('2026-03-01'),
    arrivalZone: 'Asia/Seoul',
  };

  it('is the date where the flight lands', () => {
    const trip = makeTrip({ flightDetails: { outbound: { segments: [flight] } } });
    expect(todayAtDestination(trip, new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-02');
  });

  it('is the date here where no flight says a zone', () => {
    expect(todayAtDestination(makeTrip(), new Date('2026-03-01T16:00:00Z'))).toBe('2026-03-01');
  });
});
