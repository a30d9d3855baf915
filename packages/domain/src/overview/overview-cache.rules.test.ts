import { describe, expect, it } from 'vitest';
import { makeStay, READER } from '../testing/make-overview.ts';
import { findFreshOverview } from './overview-cache.rules.ts';
import { buildOverview } from './overview.rules.ts';
import { writeOverview } from './write-overview.ts';

const overview = writeOverview(buildOverview(makeStay('2026-05-03', '2026-05-08')), READER);
const trip = {
  destinationOverviewCache: overview,
  destinationOverviewCachedAt: '2026-04-01T10:00:00.000Z',
};
const at = (instant: string) => new Date(instant);

describe('findFreshOverview', () => {
  it('is the trip’s kept one, for a day', () => {
    expect(findFreshOverview(trip, READER, at('2026-04-01T10:00:00.000Z'))).toBe(overview);
    expect(findFreshOverview(trip, READER, at('2026-04-02T09:59:59.999Z'))).toBe(overview);
    expect(findFreshOverview(trip, READER, at('2026-04-02T10:00:00.000Z'))).toBeUndefined();
  });

  it.each([
    ['in another language', { language: 'ko' }],
    ['in another unit', { temperatureUnit: 'fahrenheit' }],
  ] as const)('is nothing %s', (_, other) => {
    const reader = { ...READER, ...other };
    expect(findFreshOverview(trip, reader, at('2026-04-01T11:00:00.000Z'))).toBeUndefined();
  });

  it('is undefined if the trip keeps none, or one from the future', () => {
    const empty = { destinationOverviewCache: null, destinationOverviewCachedAt: null };
    expect(findFreshOverview(empty, READER, at('2026-04-01T11:00:00.000Z'))).toBeUndefined();
    expect(findFreshOverview(trip, READER, at('2026-04-01T09:00:00.000Z'))).toBeUndefined();
  });
});
