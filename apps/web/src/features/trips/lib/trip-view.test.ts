import { PoiId } from '@ooo/domain/shared/ids';
import { date } from '@ooo/domain/testing/literals';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import { parseTripView, toSearchParams, type TripView } from './trip-view.ts';

const trip = makeTrip({ startDate: date('2025-10-01'), endDate: date('2025-10-13') });

describe('parseTripView', () => {
  it.each<[string, Partial<TripView>]>([
    ['', { tab: 'map', day: 'all', placeId: undefined }],
    ['view=calendar', { tab: 'calendar', day: 'all', placeId: undefined }],
    ['view=packing', { tab: 'packing', day: 'all', placeId: undefined }],
    ['view=overview', { tab: 'map', day: 'all', placeId: undefined }],
    ['day=unassigned', { tab: 'map', day: 'unassigned', placeId: undefined }],
    ['day=2025-10-02', { tab: 'map', day: date('2025-10-02'), placeId: undefined }],
    ['day=2', { tab: 'map', day: date('2025-10-02'), placeId: undefined }],
    ['day=14', { tab: 'map', day: 'all', placeId: undefined }],
    ['day=02', { tab: 'map', day: 'all', placeId: undefined }],
    ['day=2025-10-14', { tab: 'map', day: 'all', placeId: undefined }],
    ['day=2025-02-30', { tab: 'map', day: 'all', placeId: undefined }],
    ['place=12', { tab: 'map', day: 'all', placeId: PoiId.parse(12) }],
    ['place=-1001000', { tab: 'map', day: 'all', placeId: PoiId.parse(-1_001_000) }],
    ['span=week', { tab: 'map', day: 'all', placeId: undefined, span: 'week' }],
    ['span=month', { tab: 'map', day: 'all', placeId: undefined, span: 'month' }],
    ['span=year', { tab: 'map', day: 'all', placeId: undefined }],
    ['place=1e9', { tab: 'map', day: 'all', placeId: undefined }],
  ])('%s §2.46', (query, expected) => {
    expect(parseTripView(new URLSearchParams(query), trip)).toEqual({
      span: undefined,
      ...expected,
    });
  });
});

describe('toSearchParams', () => {
  it.each<[TripView, string]>([
    [{ tab: 'map', day: 'all', placeId: undefined, span: undefined }, ''],
    [{ tab: 'saved', day: 'all', placeId: undefined, span: undefined }, 'view=saved'],
    [
      { tab: 'calendar', day: date('2025-10-02'), placeId: PoiId.parse(7), span: 'week' },
      'view=calendar&day=2025-10-02&place=7&span=week',
    ],
  ])('%j', (view, expected) => {
    expect(toSearchParams(view).toString()).toBe(expected);
    expect(parseTripView(toSearchParams(view), trip)).toEqual(view);
  });
});
