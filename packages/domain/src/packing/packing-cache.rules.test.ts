import { describe, expect, it } from 'vitest';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { freshPackingCache, withPackingList } from './packing-cache.rules.ts';

const CACHED_AT = '2026-05-01T10:00:00.000Z';
const cached = makeTrip({ packingCache: { en: [] }, packingCachedAt: CACHED_AT });
const at = (time: string): Date => new Date(`2026-05-01T${time}Z`);
const saved = (time: string) => makePoi({ createdAt: `2026-05-01T${time}Z` });

describe('freshPackingCache', () => {
  it.each<[string, Parameters<typeof freshPackingCache>, object]>([
    ['at once', [cached, { now: at('10:00:00'), places: [] }], { en: [] }],
    ['within the hour', [cached, { now: at('10:59:59'), places: [] }], { en: [] }],
    ['after an hour', [cached, { now: at('11:00:00'), places: [] }], {}],
    ['without a list', [makeTrip(), { now: at('10:00:00'), places: [] }], {}],
    [
      'with weather from before',
      [
        { ...cached, weatherCachedAt: '2026-05-01T09:00:00Z' },
        { now: at('10:01:00'), places: [] },
      ],
      { en: [] },
    ],
    [
      'with newer weather',
      [
        { ...cached, weatherCachedAt: '2026-05-01T10:00:30Z' },
        { now: at('10:01:00'), places: [] },
      ],
      {},
    ],
    ['with a new place', [cached, { now: at('10:01:00'), places: [saved('10:00:30')] }], {}],
    ['with old places', [cached, { now: at('10:01:00'), places: [saved('09:59:59')] }], { en: [] }],
  ])('%s', (_name, [trip, circumstances], expected) => {
    expect(freshPackingCache(trip, circumstances)).toEqual(expected);
  });
});

describe('withPackingList', () => {
  it('keeps the hour of the first list §4.44', () => {
    const ko = { language: 'ko', list: [] } as const;
    expect(
      withPackingList(cached, { now: at('10:30:00'), places: [] }, { ...ko, list: [] }),
    ).toEqual({ packingCache: { en: [], ko: [] }, packingCachedAt: new Date(CACHED_AT) });
    expect(
      withPackingList(cached, { now: at('11:30:00'), places: [] }, { ...ko, list: [] }),
    ).toEqual({ packingCache: { ko: [] }, packingCachedAt: at('11:30:00') });
  });
});
