import { latLng } from 'leaflet';
import { describe, expect, it } from 'vitest';
import { fromLatLng, toBounds, toLatLng } from './leaflet-order.ts';

describe('toLatLng', () => {
  it('puts the latitude first', () => {
    expect(toLatLng([126.978, 37.566])).toMatchObject({ lat: 37.566, lng: 126.978 });
  });
});

describe('fromLatLng', () => {
  it.each([
    [126.978, 126.978],
    [126.978 - 360, 126.978],
    [181, -179],
  ])('puts the longitude first, on the one world: %f', (longitude, expected) => {
    const [x, y] = fromLatLng(latLng(37.566, longitude));
    expect(x).toBeCloseTo(expected, 9);
    expect(y).toBe(37.566);
  });
});

describe('toBounds', () => {
  it('reaches around all points', () => {
    const bounds = toBounds([
      [126.9, 37.5],
      [127.1, 37.6],
    ]);
    expect(bounds?.getWest()).toBe(126.9);
    expect(bounds?.getNorth()).toBe(37.6);
  });

  it('is undefined without points', () => {
    expect(toBounds([])).toBeUndefined();
  });
});
