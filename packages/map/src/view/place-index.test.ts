import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { PoiId } from '@ooo/domain/shared/ids';
import { makePoi } from '@ooo/domain/testing/make-trip';
import { describe, expect, it } from 'vitest';
import { type Box, indexPlaces, indexStops } from './place-index.ts';

const at = (id: number, coordinates?: Coordinates) =>
  makePoi({ id, location: coordinates ? { coordinates } : {} });

const SEOUL: Box = [126.7, 37.4, 127.3, 37.7];
const palace = at(1, [126.977, 37.5796]);
const gate = at(2, [126.9768, 37.576]);
const tower = at(3, [127.1025, 37.5125]);

const group = (pois: readonly Poi[], zoom: number) => indexPlaces(pois)(SEOUL, zoom);

const keyAt = (zoom: number) => group([palace, gate, tower], zoom).clusters[0]?.key;

describe('indexPlaces', () => {
  it('clusters neighbours at city zoom and leaves the others alone', () => {
    const { places, clusters } = group([palace, gate, tower], 11);
    expect(places.map(({ poi }) => poi.id)).toEqual([3]);
    expect(clusters.map(({ pois }) => pois)).toEqual([[palace, gate]]);
    expect(clusters[0]?.opensAt).toBeGreaterThan(11);
  });

  it('shows each of them at the zoom at which the cluster opens', () => {
    const opensAt = group([palace, gate], 11).clusters[0]?.opensAt ?? 0;
    expect(group([palace, gate], opensAt).places).toHaveLength(2);
  });

  it('calls a cluster the same as long as the same places are in it', () => {
    expect(keyAt(10)).toBe(keyAt(11));
    expect(keyAt(6)).not.toBe(keyAt(11));
  });

  it('never clusters the stops of a day', () => {
    const near = at(4, [126.9771, 37.5796]);
    const stops = indexStops([palace, gate, near, tower])(SEOUL, 3);
    expect(stops.places).toHaveLength(4);
    expect(stops.clusters).toEqual([]);
  });

  it('answers only what lies in the box', () => {
    const { places } = indexPlaces([palace, tower])([126.9, 37.5, 127, 37.6], 16);
    expect(places.map(({ poi }) => poi.id)).toEqual([1]);
  });

  it('spreads places at the very same spot', () => {
    const { places } = group([palace, { ...palace, id: PoiId.parse(9) }], 16);
    const offsets = places.map(({ offset }) => String(offset));
    expect(new Set(offsets).size).toBe(2);
  });

  it('leaves out what has no coordinates', () => {
    expect(group([at(4)], 11)).toEqual({ places: [], clusters: [] });
  });

  it('never shows more markers than can be moved smoothly, however many places there are', () => {
    const many = Array.from({ length: 2000 }, (_, id) =>
      at(id + 1, [126.9 + ((id * 7919) % 2000) / 10_000, 37.5 + ((id * 104_729) % 2000) / 20_000]),
    );
    const index = indexPlaces(many);
    for (const zoom of [8, 11, 13, 15, 17]) {
      // As wide as a window of 1440 by 900 with half of it around.
      const [east, north] = [
        (1440 * 1.5 * 360) / 256 / 2 ** zoom,
        (900 * 1.5 * 280) / 256 / 2 ** zoom,
      ];
      const { places, clusters } = index(
        [127 - east / 2, 37.55 - north / 2, 127 + east / 2, 37.55 + north / 2],
        zoom,
      );
      expect(places.length + clusters.length).toBeLessThan(700);
    }
  });
});
