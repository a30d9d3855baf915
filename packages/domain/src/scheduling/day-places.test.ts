import { describe, expect, it } from 'vitest';
import type { Poi } from '../pois/poi.schema.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { date } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { hotelOfNight, hotelsOfDay } from './day-places.ts';
import { planTrip } from './plan-trip.ts';
import { PLAIN_ENGLISH } from '../shared/writing.ts';

const SEOUL: Coordinates = [126.98, 37.56];
const SUWON: Coordinates = [127.01, 37.28];

function hotel(id: number, at: Coordinates | undefined, from?: string, to?: string): Poi {
  return makePoi({
    id,
    tag: 'hotel',
    date: from === undefined ? null : date(from),
    endDate: to === undefined ? null : date(to),
    location: { ...(at && { coordinates: at }) },
  });
}

/** A sight of two hours within a kilometre. */
function near([longitude, latitude]: Coordinates, id: number): Poi {
  return makePoi({
    id,
    duration: 120,
    location: { coordinates: [longitude + (id % 3) * 0.005, latitude + (id % 2) * 0.005] },
  });
}

describe('hotelOfNight', () => {
  it.each([
    ['the one with that night', [hotel(1, SEOUL), hotel(2, SUWON, '2025-10-11')], SUWON],
    ['one without dates', [hotel(1, SEOUL), hotel(2, SUWON, '2025-10-10')], SEOUL],
    ['one that ends on the day it begins', [hotel(1, SEOUL, '2025-10-11', '2025-10-11')], SEOUL],
    ['one without dates that has a spot', [hotel(1, undefined), hotel(2, SUWON)], SUWON],
    [
      'nowhere, if it is unknown where the one with that night is',
      [hotel(1, undefined, '2025-10-11'), hotel(2, SUWON)],
      undefined,
    ],
  ])('is %s', (_, pois, at) => {
    expect(hotelOfNight(pois, date('2025-10-11'))).toEqual(at);
  });
});

describe('a trip with two hotels', () => {
  const hotels = [
    hotel(1, SEOUL, '2025-10-10', '2025-10-12'),
    hotel(2, SUWON, '2025-10-12', '2025-10-13'),
  ];

  it('begins a day at the hotel of the night before, and ends it at the next', () => {
    expect(hotelsOfDay(hotels, date('2025-10-11'))).toEqual({ startAt: SEOUL, endAt: SEOUL });
    expect(hotelsOfDay(hotels, date('2025-10-12'))).toEqual({ startAt: SEOUL, endAt: SUWON });
    expect(hotelsOfDay(hotels, date('2025-10-13'))).toEqual({ startAt: SUWON });
  });

  it('has its sights on the days that are spent near them', () => {
    const bySeoul = [11, 12, 13, 14].map((id) => near(SEOUL, id));
    const bySuwon = [21, 22].map((id) => near(SUWON, id));
    const { items } = planTrip(
      {
        trip: makeTrip(),
        pois: [...hotels, ...bySuwon, ...bySeoul],
        hoursOf: () => null,
        destinationAt: SEOUL,
      },
      { pace: 'balanced' },
      PLAIN_ENGLISH,
    );
    expect(items).toHaveLength(6);
    const daysOf = (sights: readonly Poi[]) =>
      items.filter(({ poiId }) => sights.some(({ id }) => id === poiId)).map((item) => item.date);
    expect(daysOf(bySeoul).filter((day) => day > '2025-10-12')).toEqual([]);
    expect(daysOf(bySuwon).filter((day) => day < '2025-10-12')).toEqual([]);
  });
});
