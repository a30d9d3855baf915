import { describe, expect, it } from 'vitest';
import { time } from '../testing/literals.ts';
import { dayHours, DEFAULT_DAY, endsAfterItStarts, usualDay } from './pace.ts';

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

describe('an ordinary day', () => {
  it('follows the preferences, and is balanced without any', () => {
    const chosen = { pace: 'relaxed', dayStart: time('11:00'), dayEnd: null } as const;
    expect(usualDay(chosen)).toEqual({ pace: 'relaxed', dayStart: '11:00' });
    expect(usualDay({})).toEqual({ pace: 'balanced' });
    expect(DEFAULT_DAY).toEqual({ pace: 'balanced' });
  });

  it('ignores hours that would end before they start', () => {
    expect(usualDay({ pace: 'full', dayEnd: time('07:00') })).toEqual({ pace: 'full' });
  });
});
