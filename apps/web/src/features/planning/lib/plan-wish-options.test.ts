import { time } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { dayHourOptions, pickTime, withPace } from './plan-wish-options.ts';

describe('dayHourOptions', () => {
  it.each([
    [{ pace: 'balanced' }, '05:00', '21:30', '09:30', '23:30'],
    [{ pace: 'balanced', dayStart: time('10:15') }, '05:00', '21:30', '11:00', '23:30'],
    [{ pace: 'relaxed', dayEnd: time('14:00') }, '05:00', '13:30', '10:30', '23:30'],
  ] as const)('%j', (wishes, firstStart, lastStart, firstEnd, lastEnd) => {
    const { starts, ends } = dayHourOptions(wishes);
    expect([starts[0], starts.at(-1), ends[0], ends.at(-1)]).toEqual([
      firstStart,
      lastStart,
      firstEnd,
      lastEnd,
    ]);
  });

  it('offers nothing where there is nothing left', () => {
    expect(dayHourOptions({ pace: 'full', dayStart: time('23:30') }).ends).toEqual([]);
  });
});

describe('withPace', () => {
  it('keeps the hours that the other pace allows, and drops the others', () => {
    const early = { pace: 'full', dayEnd: time('09:30'), breakfast: true } as const;
    expect(withPace(early, 'balanced')).toEqual({ ...early, pace: 'balanced' });
    expect(withPace(early, 'relaxed')).toEqual({ pace: 'relaxed', breakfast: true });
  });
});

describe('pickTime', () => {
  it('knows the options only', () => {
    expect(pickTime([time('10:00')], '10:00')).toBe('10:00');
    expect(pickTime([time('10:00')], '')).toBeUndefined();
  });
});
