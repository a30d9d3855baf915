import { time } from '@ooo/domain/testing/literals';
import { expect, it } from 'vitest';
import { takeSettings } from './take-settings.ts';

const before = {
  temperatureUnit: 'celsius',
  language: 'en',
  preferences: { clock: '12', pace: 'full' },
} as const;
const after = {
  temperatureUnit: 'fahrenheit',
  language: 'ko',
  preferences: { clock: '24', pace: 'relaxed', dayStart: time('09:30') },
} as const;

it('takes what the change names and nothing else', () => {
  expect(takeSettings(before, after, {})).toEqual(before);
  expect(takeSettings(before, after, { language: 'ko' })).toEqual({ ...before, language: 'ko' });
  expect(takeSettings(before, after, { preferences: { clock: '24' } })).toEqual({
    ...before,
    preferences: { clock: '24', pace: 'full' },
  });
});

it('reverts what had not been chosen before', () => {
  const patch = { preferences: { dayStart: time('09:30'), clock: '24' } } as const;
  expect(takeSettings(after, before, patch).preferences).toEqual({ clock: '12', pace: 'relaxed' });
});
