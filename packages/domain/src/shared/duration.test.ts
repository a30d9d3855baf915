import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDuration } from '@ooo/texts/writing/short-duration';
import { parseDuration } from './duration.ts';

describe('parseDuration', () => {
  it.each([
    ['14h 05m', 845],
    ['14h05', 845],
    ['14h05m', 845],
    ['14 hrs 5 min', 845],
    ['14 hours 5 minutes', 845],
    ['14:05', 845],
    [' 2H ', 120],
    ['95 min', 95],
    ['0m', 0],
    ['PT14H5M', 845],
    ['P1DT2H', 1560],
    ['14시간 5분', 845],
    ['14시간', 840],
  ])('%s is %i minutes', (text, minutes) => {
    expect(parseDuration(text)).toBe(minutes);
  });

  it.each(['', '   ', '845', '14:60', 'P', 'PT', 'soon', '5 days', '14h 05m nonstop'])(
    '%j is not a duration',
    (text) => {
      expect(parseDuration(text)).toBeUndefined();
    },
  );
});

describe('formatDuration', () => {
  it.each([
    [0, '0m'],
    [59, '59m'],
    [60, '1h 00m'],
    [845, '14h 05m'],
    [1560, '26h 00m'],
    [-5, '0m'],
  ])('%i minutes is %s', (minutes, text) => {
    expect(formatDuration(minutes)).toBe(text);
  });

  it('has an inverse', () => {
    fc.assert(
      fc.property(fc.nat(59_999), (minutes) => {
        expect(parseDuration(formatDuration(minutes))).toBe(minutes);
      }),
    );
  });
});
