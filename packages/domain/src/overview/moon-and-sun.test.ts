import { describe, expect, it } from 'vitest';
import { newMoon, sunLongitude } from './moon-and-sun.ts';

describe('the examples of Meeus', () => {
  it('give the new moon of February 1977 (49.a)', () => {
    expect(newMoon(-283)).toBeCloseTo(2_443_192.65118, 5);
  });

  it('give the longitude of the sun on 13 October 1992 (25.a)', () => {
    expect(sunLongitude(2_448_908.5)).toBeCloseTo(199.90895, 3);
  });
});
