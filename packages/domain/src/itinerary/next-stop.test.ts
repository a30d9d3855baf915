import { describe, expect, it } from 'vitest';
import type { Poi } from '../pois/poi.schema.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { toItinerary } from './itinerary.ts';
import { findNextStop } from './next-stop.ts';

const DAY = date('2025-10-11');
const PALACE: [number, number] = [126.977, 37.5796];
const MARKET: [number, number] = [126.9997, 37.57];

const palace = makePoi({
  id: 1,
  date: DAY,
  startTime: time('10:00'),
  duration: 60,
  location: { coordinates: PALACE },
});
const market = makePoi({
  id: 2,
  date: DAY,
  startTime: time('13:00'),
  duration: 90,
  location: { coordinates: MARKET },
});

function at(clock: string, pois: readonly Poi[] = [market, palace], on = DAY) {
  const { days } = toItinerary({
    trip: makeTrip(),
    pois,
    airportEvents: [],
    hoursOf: () => null,
    destinationAt: undefined,
  });
  return findNextStop(days, { date: on, time: time(clock) });
}

describe('findNextStop', () => {
  it.each([
    ['before the first', '08:00', undefined, 1],
    ['a minute before', '09:59', undefined, 1],
    ['as it begins', '10:00', 1, 2],
    ['in its last minute', '10:59', 1, 2],
    ['between two', '11:00', undefined, 2],
    ['in the last', '14:00', 2, undefined],
    ['in the evening', '14:30', undefined, undefined],
  ])('%s', (_, clock, current, next) => {
    const found = at(clock);
    expect([found?.current?.poi.id, found?.next?.poi.id]).toEqual([current, next]);
  });

  it('says when to leave, by the travel time', () => {
    const found = at('11:00');
    const travelMin = found?.next?.travel?.minutes ?? 0;
    expect(travelMin).toBeGreaterThan(10);
    expect(found?.leaveInMin).toBe(120 - travelMin);
    expect(found?.leaveAt?.date).toBe(DAY);
    expect(at('12:59')?.leaveInMin).toBe(1 - travelMin);
  });

  it('leaves the evening before for what begins after midnight', () => {
    const hotel = makePoi({ id: 3, tag: 'hotel', location: { coordinates: MARKET } });
    const club = { ...palace, startTime: time('00:10') };
    expect(at('00:00', [hotel, club])?.leaveAt?.date).toBe('2025-10-10');
  });

  it('is undefined outside the trip', () => {
    expect(at('10:00', [palace], date('2025-10-14'))).toBeUndefined();
    expect(at('10:00', [], DAY)).toMatchObject({ current: undefined, next: undefined });
  });
});
