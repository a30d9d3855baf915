import { describe, expect, it } from 'vitest';
import { FIT_BADGE, FIT_TRIP, fitZoom } from './zoom.ts';

describe('fitZoom §9.29', () => {
  it.each([
    ['a wide trip', 5, 4, FIT_TRIP, 8],
    ['a district', 14.6, 4, FIT_TRIP, 12],
    ['a district, by the badge', 14.6, 4, FIT_BADGE, 14],
    ['between the limits', 10.7, 4, FIT_TRIP, 10],
    ['one place', 18, 1, FIT_TRIP, 11],
    ['one place, by the badge', 18, 1, FIT_BADGE, 14],
  ])('%s', (_, wanted, count, limits, zoom) => {
    expect(fitZoom(wanted, count, limits)).toBe(zoom);
  });
});
