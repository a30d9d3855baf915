import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { date } from '../testing/literals.ts';
import { makePoi } from '../testing/make-trip.ts';
import { distanceAnchor, distanceFrom } from './distance-anchor.ts';
import type { Poi } from './poi.schema.ts';

const CENTRE: Coordinates = [126.978, 37.5665];
const trip = { startDate: date('2025-10-10') };
const hotel = (coordinates: Coordinates | undefined, fields: Partial<Poi> = {}) =>
  makePoi({ tag: 'hotel', location: { ...(coordinates && { coordinates }) }, ...fields });

describe('distanceAnchor', () => {
  const first: Coordinates = [127, 37.5];
  const second: Coordinates = [127.1, 37.6];
  const booked = hotel(first, { date: date('2025-10-10'), endDate: date('2025-10-12') });
  const later = hotel(second, { date: date('2025-10-12'), endDate: date('2025-10-14') });

  it.each([
    ['the hotel of the first night', [later, booked], first],
    ['a hotel without dates', [hotel(second), makePoi()], second],
    ['a hotel of a later night', [later], second],
  ])('is %s', (_, pois, coordinates) => {
    expect(distanceAnchor(pois, trip, CENTRE)).toEqual({ from: 'hotel', coordinates });
  });

  it.each([
    ['without places', []],
    ['without a hotel that can be found', [hotel(undefined), makePoi()]],
  ])('is the centre %s', (_, pois) => {
    expect(distanceAnchor(pois, trip, CENTRE)).toEqual({ from: 'centre', coordinates: CENTRE });
    expect(distanceAnchor(pois, trip, undefined)).toBeUndefined();
  });
});

describe('distanceFrom', () => {
  const anchor = { from: 'centre', coordinates: CENTRE } as const;
  it('is known where both ends are', () => {
    expect(distanceFrom(anchor, [126.978, 37.5755])).toBeCloseTo(1, 2);
    expect(distanceFrom(anchor, undefined)).toBeUndefined();
    expect(distanceFrom(undefined, CENTRE)).toBeUndefined();
  });
});
