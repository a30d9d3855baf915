import { describe, expect, it } from 'vitest';
import { ChosenPreferences } from '../account/preferences.schema.ts';
import { DEFAULT_PREFERENCES, readPreferences } from './preferences.ts';

describe('readPreferences', () => {
  it.each([null, undefined])('reads %s as nothing chosen', (stored) => {
    expect(readPreferences(stored)).toEqual({ chosen: {}, faults: [] });
  });

  it.each([[[]], ['dark'], [1], [true]])('reads %j as nothing, and says so', (stored) => {
    expect(readPreferences(stored)).toEqual({ chosen: {}, faults: ['preferences'] });
  });

  it('reads all fields', () => {
    const chosen = {
      theme: 'system',
      clock: '24',
      weekStart: 'saturday',
      pace: 'full',
      dayStart: '08:30',
      dayEnd: null,
      travelBy: 'transit',
    };
    expect(readPreferences(chosen)).toEqual({ chosen, faults: [] });
    expect(ChosenPreferences.parse(chosen)).toEqual(chosen);
  });

  it('reads field by field: an invalid one does not affect the others', () => {
    const stored = {
      theme: 'sepia',
      clock: '12',
      dayStart: '25:00',
      travelBy: {},
      pace: 'relaxed',
    };
    expect(readPreferences(stored)).toEqual({
      chosen: { clock: '12', pace: 'relaxed' },
      faults: ['theme', 'dayStart', 'travelBy'],
    });
  });

  it.each([
    ['theme', null],
    ['theme', ''],
    ['clock', 24],
    ['weekStart', 'tuesday'],
    ['pace', ['full']],
    ['dayStart', '8:30'],
    ['dayEnd', ''],
    ['travelBy', 'constructor'],
  ])('leaves out a %s of %j, as the schema refuses it', (name, value) => {
    expect(readPreferences({ [name]: value })).toEqual({ chosen: {}, faults: [name] });
    expect(ChosenPreferences.safeParse({ [name]: value }).success).toBe(false);
  });

  it('ignores unknown and inherited fields', () => {
    const stored: unknown = JSON.parse('{"__proto__": {"theme": "dark"}, "font": "serif"}');
    expect(readPreferences(stored)).toEqual({ chosen: {}, faults: [] });
    expect(readPreferences(Object.create({ theme: 'dark' }))).toEqual({ chosen: {}, faults: [] });
  });

  it('accepts the defaults', () => {
    expect(readPreferences(DEFAULT_PREFERENCES)).toEqual({
      chosen: DEFAULT_PREFERENCES,
      faults: [],
    });
  });
});
