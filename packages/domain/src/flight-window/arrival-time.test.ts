import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyTime } from '../testing/arbitraries.ts';
import { time } from '../testing/literals.ts';
import { formatArrivalTime, parseArrivalTime } from './arrival-time.ts';

describe('parseArrivalTime', () => {
  it.each([
    ['09:30', { time: '09:30', daysLater: 0 }],
    ['09:30+1', { time: '09:30', daysLater: 1 }],
    ['00:00+3', { time: '00:00', daysLater: 3 }],
    ['09:30+4', undefined],
    ['09:30+', undefined],
    ['09:30+1+1', undefined],
    ['9:30', undefined],
    ['', undefined],
  ])('%s §3.8', (text, expected) => {
    expect(parseArrivalTime(text)).toEqual(expected);
  });

  it('undoes formatArrivalTime §3.8', () => {
    fc.assert(
      fc.property(anyTime, fc.integer({ min: 0, max: 3 }), (arrival, daysLater) => {
        expect(parseArrivalTime(formatArrivalTime(arrival, daysLater))).toEqual({
          time: arrival,
          daysLater,
        });
      }),
    );
  });

  it('writes no suffix for an arrival on an earlier date', () => {
    expect(formatArrivalTime(time('09:30'), -1)).toBe('09:30');
  });
});
