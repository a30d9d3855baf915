import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import { groupPlaces } from './group-places.ts';

const at = (id: number, coordinates?: Coordinates) =>
  makePoi({ id, location: coordinates ? { coordinates } : {} });

const palace = at(1, [126.977, 37.5796]);
const gate = at(2, [126.9768, 37.576]);
const tower = at(3, [127.1025, 37.5125]);

describe('groupPlaces', () => {
  it('gathers neighbours at city zoom and leaves the others alone', () => {
    const { places, clusters } = groupPlaces([palace, gate, tower], 11);
    expect(places.map(({ poi }) => poi.id)).toEqual([3]);
    expect(clusters).toHaveLength(1);
    expect(clusters[0]).toMatchObject({ count: 2 });
    expect(clusters[0]?.opensAt).toBeGreaterThan(11);
  });

  it('shows each of them at the zoom at which the cluster opens', () => {
    const opensAt = groupPlaces([palace, gate], 11).clusters[0]?.opensAt ?? 0;
    expect(groupPlaces([palace, gate], opensAt).places).toHaveLength(2);
  });

  it('spreads places at the very same spot', () => {
    const { places } = groupPlaces([palace, { ...palace, id: PoiId.parse(9) }], 16);
    const offsets = places.map(({ offset }) => String(offset));
    expect(new Set(offsets).size).toBe(2);
  });

  it('leaves out what has no coordinates', () => {
    expect(groupPlaces([at(4)], 11)).toEqual({ places: [], clusters: [] });
  });
});
