import { PoiId } from '@ooo/domain/shared/ids';
import { date, time } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { fitsHours, openOn } from './open-on.ts';

const day = date('2025-10-11');
const lunchAndDinner = [
  { openMin: 720, closeMin: 900 },
  { openMin: 1080, closeMin: 1320 },
];
const [here, elsewhere] = [PoiId.parse(1), PoiId.parse(2)];
const hours = [{ poiId: here, days: [{ date: day, windows: lunchAndDinner }] }];

describe('openOn', () => {
  it.each([
    ['a known day', here, day, lunchAndDinner],
    ['another day', here, date('2025-10-12'), null],
    ['another place', elsewhere, day, null],
  ])('%s', (_, poiId, on, windows) => {
    expect(openOn(hours, poiId, on)).toEqual(windows);
  });

  it('knows nothing before the hours are loaded', () => {
    expect(openOn(undefined, here, day)).toBeNull();
  });
});

describe('fitsHours', () => {
  it.each([
    ['12:00', 180, true],
    ['11:59', 60, false],
    ['14:30', 31, false],
    ['14:30', 30, true],
    ['15:30', 60, false],
    ['20:00', 120, true],
  ])('%s for %i minutes: %s', (start, duration, fits) => {
    expect(fitsHours(lunchAndDinner, { startTime: time(start), duration })).toBe(fits);
  });

  it('accepts unknown hours, and rejects a closed day', () => {
    const visit = { startTime: time('12:00'), duration: 60 };
    expect(fitsHours(null, visit)).toBe(true);
    expect(fitsHours([], visit)).toBe(false);
    expect(fitsHours([], undefined)).toBe(false);
  });
});
