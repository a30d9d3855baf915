import { describe, expect, it } from 'vitest';
import type { Poi } from '../pois/poi.schema.ts';
import type { OpenWindow } from '../scheduling/schedule.schema.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { swapStops } from './swap.ts';

function visit(id: number, startTime: string, duration = 60): Poi {
  return makePoi({ id, date: date('2025-10-11'), startTime: time(startTime), duration });
}

const long = visit(1, '09:00', 120);
const short = visit(2, '11:30', 30);
const last = visit(3, '14:00');

function swap(poi: Poi, side: 'earlier' | 'later', hours: Record<number, OpenWindow[]> = {}) {
  const source = {
    trip: makeTrip(),
    pois: [last, long, short, makePoi({ id: 4 })],
    hoursOf: ({ id }: Poi) => hours[id] ?? null,
  };
  const swapped = swapStops(source, poi, side);
  if (!swapped.ok) return swapped.reason;
  return swapped.value.map(({ poi, visit }) => `${poi.id} ${visit.startTime} ${visit.duration}`);
}

describe('swapStops', () => {
  it('changes the order and keeps the time between the two, and around them', () => {
    const expected = ['2 09:00 30', '1 10:00 120'];
    expect(swap(long, 'later')).toEqual(expected);
    expect(swap(short, 'earlier')).toEqual(expected);
  });

  it.each([
    ['nothing before', long, 'earlier', {}, 'at-end'],
    ['nothing behind', last, 'later', {}, 'at-end'],
    ['no time at all', makePoi({ id: 4 }), 'later', {}, 'at-end'],
    ['its own hours', long, 'later', { 1: [{ openMin: 0, closeMin: 690 }] }, 'closed-then'],
    ['the other’s hours', long, 'later', { 2: [{ openMin: 600, closeMin: 900 }] }, 'closed-then'],
  ] as const)('%s', (_, poi, side, hours, reason) => {
    expect(swap(poi, side, hours as Record<number, OpenWindow[]>)).toBe(reason);
  });

  it('does not push a stop over midnight', () => {
    const late = visit(2, '23:00', 170);
    const source = { trip: makeTrip(), pois: [long, late], hoursOf: () => null };
    expect(swapStops(source, long, 'later')).toMatchObject({ ok: true });
    const small = visit(1, '22:00', 30);
    const night = { ...source, pois: [small, late] };
    expect(swapStops(night, small, 'later')).toEqual({ ok: false, reason: 'no-room' });
  });
});
