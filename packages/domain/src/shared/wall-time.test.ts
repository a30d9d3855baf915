import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTime } from '../testing/arbitraries.ts';
import { fromMinutes, isWallTime, toMinutes } from './wall-time.ts';

describe('isWallTime', () => {
  it.each([
    ['00:00', true],
    ['09:05', true],
    ['23:59', true],
    ['24:00', false],
    ['12:60', false],
    ['9:05', false],
    ['09:05:00', false],
    ['09:05+1', false],
    ['', false],
  ])('%s is %s', (text, expected) => {
    expect(isWallTime(text)).toBe(expected);
  });
});

describe('minutes', () => {
  it('wrap around midnight', () => {
    expect(fromMinutes(1440)).toBe('00:00');
    expect(fromMinutes(1505)).toBe('01:05');
    expect(fromMinutes(-1)).toBe('23:59');
  });

  it('have an inverse within a day', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        expect(fromMinutes(toMinutes(time))).toBe(time);
      }),
    );
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1439 }), (min) => {
        expect(toMinutes(fromMinutes(min))).toBe(min);
      }),
    );
  });
});
