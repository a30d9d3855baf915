import type { Poi } from '@ooo/domain/pois/poi.schema';
import { PoiId, TripId } from '@ooo/domain/shared/ids';
import { describe, expect, it } from 'vitest';
import { isTemporary, toTemporaryPoi } from './use-change-pois.ts';
import { takeBack } from './use-poi-change.ts';

const tripId = TripId.parse(1_000_001);
const poi = (id: number, name: string): Poi => ({
  ...toTemporaryPoi({ tripId, name }),
  id: PoiId.parse(id),
});

describe('takeBack', () => {
  const [palace, market, tower] = [poi(1, 'Palace'), poi(2, 'Market'), poi(3, 'Tower')];

  it('removes an added place', () => {
    expect(takeBack([palace, market], [palace], [palace, market])).toEqual([palace]);
  });

  it('restores a deleted place', () => {
    expect(takeBack([palace], [palace, market], [palace])).toEqual([palace, market]);
  });

  it('gives a changed place its former values', () => {
    const moved = { ...market, startTime: null, duration: 90 };
    expect(takeBack([palace, moved], [palace, market], [palace, moved])).toEqual([palace, market]);
  });

  it('leaves what another change did meanwhile', () => {
    const moved = { ...market, duration: 90 };
    const renamed = { ...palace, notes: 'Closed on Tuesdays' };
    const now = [renamed, moved, tower];
    expect(takeBack(now, [palace, market], [palace, moved])).toEqual([renamed, market, tower]);
  });
});

describe('isTemporary', () => {
  it('tells a place without an answer from one with an id', () => {
    expect(isTemporary(toTemporaryPoi({ tripId, name: 'Palace' }))).toBe(true);
    expect(isTemporary({ id: PoiId.parse(41) })).toBe(false);
  });
});
