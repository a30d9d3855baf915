import { describe, expect, it } from 'vitest';
import { temperatureRange } from './temperature-range.ts';

describe('temperatureRange §9.19', () => {
  it.each([
    ['no day', [], undefined],
    ['one day', [{ tempMin: 50, tempMax: 70 }], { minF: 50, maxF: 70 }],
    [
      'days that overlap',
      [
        { tempMin: 52.5, tempMax: 71 },
        { tempMin: 48, tempMax: 64 },
        { tempMin: 55, tempMax: 75.2 },
      ],
      { minF: 48, maxF: 75.2 },
    ],
  ])('of %s', (_which, days, range) => {
    expect(temperatureRange(days)).toEqual(range);
  });
});
