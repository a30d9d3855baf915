import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { makeOverview } from '../../../testing/fixtures.ts';
import { arrangeOverviews } from './arranged-trips.ts';
import { todayAtDestination } from './trip-today.ts';

function overview(id: number, start: string, end: string) {
  return makeOverview({ id, startDate: date(start), endDate: date(end) });
}

describe('arrangeOverviews', () => {
  const past = overview(1, '2026-01-01', '2026-01-05');
  const running = overview(2, '2026-02-27', '2026-03-01');
  const later = overview(3, '2026-07-01', '2026-07-09');
  const now = new Date('2026-03-01T06:00:00Z');

  it('has trips under way first, even on their last day, and past trips separately', () => {
    const arranged = arrangeOverviews([later, past, running], now);
    expect(arranged).toEqual({ planned: [running, later], past: [past] });
  });

  it('ends a trip by the day of its destination', () => {
    const inSamoa = { ...running, zone: 'Pacific/Pago_Pago' };
    const inKiribati = { ...running, zone: 'Pacific/Kiritimati' };
    const evening = new Date('2026-03-01T20:00:00Z');
    const arranged = arrangeOverviews([inSamoa, inKiribati], evening);
    expect(arranged).toEqual({ planned: [inSamoa], past: [inKiribati] });
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
  const afternoon = new Date('2026-03-01T16:00:00Z');

  it('is the date where the flight lands', () => {
    const trip = makeOverview({ flightDetails: { outbound: { segments: [flight] } } });
    expect(todayAtDestination(trip, afternoon)).toBe('2026-03-02');
  });

  it('is the date in the destination’s zone without flights', () => {
    const overview = { ...makeOverview(), zone: 'Asia/Tokyo' };
    expect(todayAtDestination(overview, afternoon)).toBe('2026-03-02');
  });

  it('is the local date if the zone is unknown', () => {
    expect(todayAtDestination(makeOverview(), afternoon)).toBe('2026-03-01');
  });
});
