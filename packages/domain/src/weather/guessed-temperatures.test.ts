import { describe, expect, it } from 'vitest';
import { guessTemperatures } from './guessed-temperatures.ts';

describe('guessTemperatures §2.24 §9.20', () => {
  it.each([
    ['San Francisco, USA', 50, 68],
    ['Barcelona', 59, 77],
    ['Mexico City Trip', 64.4, 82.4],
    ['Atlantis', 59, 77],
  ])('of %s', (destination, minF, maxF) => {
    const range = guessTemperatures(destination);
    expect(range.minF).toBeCloseTo(minF);
    expect(range.maxF).toBeCloseTo(maxF);
  });
});
