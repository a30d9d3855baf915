import { describe, expect, it } from 'vitest';
import { checkDuration } from './check-duration.ts';

describe('checkDuration', () => {
  it.each([
    [80, 80, [], 'agrees'],
    [80, 90, [], 'agrees'],
    [80, 91, [], 'differs'],
    [845, 695, [845], 'whole-journey'],
    [845, 695, [900, 838], 'whole-journey'],
    [845, 695, [600], 'differs'],
  ] as const)('printed %i, flown %i, sums %j: %s', (printed, flown, sums, expected) => {
    expect(checkDuration(printed, flown, sums)).toBe(expected);
  });
});
