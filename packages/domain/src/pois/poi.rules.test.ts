import { describe, expect, it } from 'vitest';
import { date, time } from '../testing/literals.ts';
import { makePoi } from '../testing/make-trip.ts';
import { isAutoPlanned, isPlannable, UNSCHEDULED, withTimeByHand } from './poi.rules.ts';
import type { Poi, PoiPatch } from './poi.schema.ts';

describe('isPlannable §5.33', () => {
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

describe('isAutoPlanned §5.33', () => {
  const SEOUL: [number, number] = [126.978, 37.566];
  const BUSAN = { coordinates: [129.075, 35.18] as [number, number] };

  it.each<[string, Partial<Poi>, [number, number] | undefined, boolean]>([
    ['near', { location: { coordinates: [127, 37.5] } }, SEOUL, true],
    ['without a position', {}, SEOUL, true],
    ['far away', { location: BUSAN }, SEOUL, false],
    ['anywhere, where the destination is unknown', { location: BUSAN }, undefined, true],
    ['a hotel', { tag: 'hotel' }, SEOUL, false],
    ['scheduled', { date: date('2025-10-11'), startTime: time('10:00') }, SEOUL, false],
  ])('%s', (_, fields, destination, expected) => {
    expect(isAutoPlanned(makePoi(fields), destination)).toBe(expected);
  });
});

describe('withTimeByHand', () => {
  it.each<[string, PoiPatch, boolean | undefined]>([
    ['a date', { date: date('2025-10-11') }, false],
    ['a start', { startTime: time('10:00') }, false],
    ['a time that is taken away', { ...UNSCHEDULED }, false],
    ['a name', { name: 'Palace' }, undefined],
    ['a length', { duration: 90 }, undefined],
  ])('%s', (_, patch, planned) => {
    expect(Object.entries(withTimeByHand(patch))).toEqual(
      Object.entries(planned === undefined ? patch : { ...patch, planned }),
    );
  });
});
