import { describe, expect, it } from 'vitest';
import { toBars } from './bars.ts';

describe('toBars', () => {
  it('measures against the highest', () => {
    expect(toBars([5, 0, 10]).map(({ height }) => height)).toEqual([0.5, 0, 1]);
  });

  it('stays inside the chart, in order and apart', () => {
    const bars = toBars([1, 2, 3, 4]);
    for (const [index, { x, width }] of bars.entries()) {
      expect(x).toBeGreaterThan(index / 4);
      expect(x + width).toBeLessThan((index + 1) / 4);
    }
  });

  it('is flat where nothing happened, and empty without days', () => {
    expect(toBars([0, 0]).map(({ height }) => height)).toEqual([0, 0]);
    expect(toBars([])).toEqual([]);
  });
});
