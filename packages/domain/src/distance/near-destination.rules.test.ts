import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { makePoi } from '../testing/make-trip.ts';
import { isInView, isNearDestination, keepNearDestination } from './near-destination.rules.ts';

const seoul: Coordinates = [126.978, 37.5665];
/** 0.8993 degrees of latitude are 100 km on a sphere of 6371 km. */
const km = (north: number): Coordinates => [126.978, 37.5665 + north / 111.19493];

describe('isNearDestination §5.24 §5.26 §9.14', () => {
  it.each([
    ['at 99.9 km', { coordinates: km(99.9) }, true],
    ['at 100.1 km', { coordinates: km(100.1) }, false],
    ['a POI far away', { location: { coordinates: km(150) } }, false],
    ['without coordinates', { location: {} }, true],
    ['with a written location', { location: 'Jongno-gu, Seoul' }, true],
    ['an airport by tag', { coordinates: km(400), tag: 'airport' }, true],
    ['an airport by category', { coordinates: km(400), category: 'Airport' }, true],
  ])('%s', (_, place, expected) => {
    expect(isNearDestination(place, seoul)).toBe(expected);
  });

  it('keeps everything where the destination is unknown', () => {
    expect(isNearDestination({ coordinates: km(4000) }, undefined)).toBe(true);
  });
});

describe('isInView', () => {
  it('goes by the distance alone: an airport far away is out of view too', () => {
    const airport = { location: { coordinates: km(400) }, tag: 'airport' };
    expect([isInView(airport, seoul), isInView({ location: {} }, seoul)]).toEqual([false, true]);
    expect(isInView({ coordinates: km(99.9), tag: 'airport' }, seoul)).toBe(true);
    expect(isInView(airport, undefined)).toBe(true);
  });
});

describe('keepNearDestination', () => {
  it('keeps the order', () => {
    const near = makePoi({ id: 1, location: { coordinates: km(5) } });
    const far = makePoi({ id: 2, location: { coordinates: km(500) } });
    const unknown = makePoi({ id: 3 });
    expect(keepNearDestination([unknown, far, near], seoul)).toEqual([unknown, near]);
  });
});
