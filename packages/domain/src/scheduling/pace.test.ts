import { describe, expect, it } from 'vitest';
import { time } from '../testing/literals.ts';
import { dayHours, endsAfterItStarts } from './pace.ts';

describe('the hours of a day', () => {
  it.each([
    [{ pace: 'relaxed' }, 600, 1290],
    [{ pace: 'full', dayStart: time('10:15') }, 615, 1380],
    [{ pace: 'balanced', dayEnd: time('18:00') }, 540, 1080],
  ] as const)('%j', (wishes, startMin, endMin) => {
    expect(dayHours(wishes)).toEqual({ startMin, endMin });
    expect(endsAfterItStarts(wishes)).toBe(true);
  });

  it.each([
    { pace: 'balanced', dayStart: time('10:00'), dayEnd: time('10:00') },
    { pace: 'balanced', dayEnd: time('08:00') },
    { pace: 'relaxed', dayStart: time('22:00') },
  ] as const)('end after they start: %j', (wishes) => {
    expect(endsAfterItStarts(wishes)).toBe(false);
  });
});
