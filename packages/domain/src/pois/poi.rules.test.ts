import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { makePoi } from '../testing/make-trip.ts';
import { isPlannable } from './poi.rules.ts';
import type { Poi } from './poi.schema.ts';

describe('isPlannable', () => {
  it.each<[string, Partial<Poi>, boolean]>([
    ['an unscheduled sight', {}, true],
    ['a sight with a date only', { date: date('2025-10-11') }, true],
    ['a scheduled sight', { date: date('2025-10-11'), startTime: time('10:00') }, false],
    ['an airport', { tag: 'airport' }, false],
    ['an arrival', { category: 'Airport' }, false],
    ['a flight', { category: 'Flight' }, false],
    ['a train', { category: 'travel' }, false],
    ['a hotel', { tag: 'hotel' }, false],
  ])('%s: %s', (_, fields, expected) => {
    expect(isPlannable(makePoi(fields))).toBe(expected);
  });
});
