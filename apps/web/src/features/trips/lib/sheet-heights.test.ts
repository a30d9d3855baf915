import { describe, expect, it } from 'vitest';
import { higher, lower, nearestHeight, nextHeight } from './sheet-heights.ts';

describe('nearestHeight', () => {
  it.each([
    [-0.2, 'low'],
    [0.3, 'low'],
    [0.35, 'half'],
    [0.7, 'half'],
    [0.72, 'full'],
    [2, 'full'],
  ])('rests at %f as %s', (share, height) => {
    expect(nearestHeight(share)).toBe(height);
  });
});

describe('nextHeight', () => {
  it('goes up and round', () => {
    expect(nextHeight('low')).toBe('half');
    expect(nextHeight('half')).toBe('full');
    expect(nextHeight('full')).toBe('low');
  });
});

describe('higher and lower', () => {
  it.each([
    ['low', 'half', 'low'],
    ['half', 'full', 'low'],
    ['full', 'full', 'half'],
  ] as const)('from %s to %s and to %s', (height, up, down) => {
    expect(higher(height)).toBe(up);
    expect(lower(height)).toBe(down);
  });
});
