import { makePoi } from '@ooo/domain/testing/make-trip';
import { date, time } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { listAirportStops, listHotels, nextEvent } from './anchors.ts';

const hotel = (id: number, stay: Partial<Parameters<typeof makePoi>[0]> = {}) =>
  makePoi({ id, tag: 'hotel', location: { coordinates: [127 + id / 1000, 37.5] }, ...stay });

describe('listHotels', () => {
  const first = hotel(1, { date: date('2025-10-10'), endDate: date('2025-10-12') });
  const second = hotel(2, { date: date('2025-10-12'), endDate: date('2025-10-13') });
  const pois = [makePoi({ id: 9 }), first, second, hotel(3, { location: {} })];

  it.each([
    ['all', [1, 2]],
    ['unassigned', [1, 2]],
    [date('2025-10-11'), [1]],
    [date('2025-10-12'), [1, 2]],
    [date('2025-10-13'), [2]],
  ] as const)('%s', (day, ids) => {
    expect(listHotels(pois, day).map(({ id }) => id)).toEqual(ids);
  });

  it('takes seven hotels for candidates', () => {
    expect(
      listHotels(
        Array.from({ length: 7 }, (_, id) => hotel(id + 1)),
        'all',
      ),
    ).toEqual([]);
  });
});

describe('listAirportStops', () => {
  const at = { coordinates: [126.45, 37.46] as [number, number] };
  const make = (id: number, day: string, location = at) =>
    makePoi({ id, tag: 'airport', date: date(day), startTime: time('17:30'), location });
  const landing = make(-1001, '2025-10-10');
  const leaving = make(-2001, '2025-10-13');

  it('is one airport where both flights use it, and that of the flight on a single day', () => {
    expect(listAirportStops([landing, leaving], 'all').map(({ events }) => events)).toEqual([
      [landing, leaving],
    ]);
    expect(listAirportStops([landing, leaving], date('2025-10-13'))[0]?.events).toEqual([leaving]);
    expect(listAirportStops([landing, leaving], date('2025-10-11'))).toEqual([]);
  });

  it('leaves out an airport whose coordinates are unknown', () => {
    expect(listAirportStops([makePoi({ id: -1001, location: {} })], 'all')).toEqual([]);
  });

  it('chooses one event after the other', () => {
    const stop = { key: '', events: [landing, leaving] };
    expect(nextEvent(stop, undefined)).toBe(landing);
    expect(nextEvent(stop, landing.id)).toBe(leaving);
    expect(nextEvent(stop, leaving.id)).toBe(landing);
  });
});
