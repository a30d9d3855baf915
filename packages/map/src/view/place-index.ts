import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import Supercluster, { type PointFeature } from 'supercluster';

export interface MappedPlace {
  readonly poi: Poi;
  readonly coordinates: Coordinates;
  /** How far its marker is moved from its point, in pixels, so that none hides another. */
  readonly offset: readonly [x: number, y: number];
}

export interface PlaceCluster {
  /** Of the first of its places and their count: the same cluster has the same key at the next zoom. */
  readonly key: string;
  readonly coordinates: Coordinates;
  readonly pois: readonly Poi[];
  /** The zoom at which it falls apart. */
  readonly opensAt: number;
}

export interface Grouped {
  readonly places: readonly MappedPlace[];
  readonly clusters: readonly PlaceCluster[];
}

export type Box = readonly [west: number, south: number, east: number, north: number];

/** The places inside a box at a zoom: with a marker of their own, or clustered if they are too close. */
export type PlaceIndex = (box: Box, zoom: number) => Grouped;

/** A marker is 36 wide, with a label on it; a cluster moves to the middle of its places, so it may come closer. */
const RADIUS_PX = 52;
/** From here on every place of an ordinary trip has its own marker. */
const ALONE_ZOOM = 15;
/** The most markers that are drawn smoothly; with more places they are clustered at every zoom but the last. */
const SMOOTH_COUNT = 200;
const LAST_ZOOM = 18;
const SPREAD_PX = 26;

function toPoint(poi: Poi): PointFeature<{ poi: Poi }>[] {
  const { coordinates } = poi.location;
  if (!coordinates) return [];
  return [{ type: 'Feature', properties: { poi }, geometry: { type: 'Point', coordinates } }];
}

/** Places at the very same spot form a ring around it. */
function spread(index: number, count: number): readonly [number, number] {
  if (count === 1) return [0, 0];
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [Math.round(Math.cos(angle) * SPREAD_PX), Math.round(Math.sin(angle) * SPREAD_PX)];
}

function spreadAll(pois: readonly Poi[]): MappedPlace[] {
  const spots = Map.groupBy(pois, (poi) => String(poi.location.coordinates));
  return [...spots.values()].flatMap((same) =>
    same.flatMap((poi, at) => {
      const { coordinates } = poi.location;
      return coordinates ? [{ poi, coordinates, offset: spread(at, same.length) }] : [];
    }),
  );
}

/** The stops of a day are few, and each shows its number: they are never clustered. */
export function indexStops(pois: readonly Poi[]): PlaceIndex {
  const placed = spreadAll(pois);
  return ([west, south, east, north]) => ({
    places: placed.filter(
      ({ coordinates: [x, y] }) => x >= west && x <= east && y >= south && y <= north,
    ),
    clusters: [],
  });
}

/** An index of the places with coordinates, which clusters those that are too close to each other. */
export function indexPlaces(pois: readonly Poi[]): PlaceIndex {
  const order = new Map(pois.map((poi, index) => [poi.id, index]));
  const aloneZoom = pois.length > SMOOTH_COUNT ? LAST_ZOOM : ALONE_ZOOM;
  const index = new Supercluster<{ poi: Poi }>({
    radius: RADIUS_PX,
    extent: 256,
    maxZoom: aloneZoom - 1,
  });
  index.load(pois.flatMap(toPoint));
  const leavesOf = (id: number): Poi[] =>
    index
      .getLeaves(id, Infinity)
      .map(({ properties }) => properties.poi)
      .toSorted((a, b) => (order.get(a.id) ?? 0) - (order.get(b.id) ?? 0));

  return ([west, south, east, north], zoom) => {
    const clusters: PlaceCluster[] = [];
    const alone: Poi[] = [];
    for (const found of index.getClusters([west, south, east, north], Math.floor(zoom))) {
      if ('cluster_id' in found.properties) {
        const [x = 0, y = 0] = found.geometry.coordinates;
        const { cluster_id: id } = found.properties;
        const leaves = leavesOf(id);
        clusters.push({
          key: `${leaves[0]?.id}+${leaves.length}`,
          coordinates: [x, y],
          pois: leaves,
          opensAt: index.getClusterExpansionZoom(id),
        });
      } else {
        alone.push(found.properties.poi);
      }
    }
    return { places: spreadAll(alone), clusters };
  };
}
