import type { Poi } from '@ooo/domain/pois/poi.schema';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import Supercluster, { type PointFeature } from 'supercluster';

export interface MappedPlace {
  readonly poi: Poi;
  readonly coordinates: Coordinates;
  /** How far its marker stands beside its point, in pixels, so that none hides another. */
  readonly offset: readonly [x: number, y: number];
}

export interface PlaceCluster {
  readonly id: number;
  readonly coordinates: Coordinates;
  readonly count: number;
  /** The zoom at which it falls apart. */
  readonly opensAt: number;
}

export interface Grouped {
  readonly places: readonly MappedPlace[];
  readonly clusters: readonly PlaceCluster[];
}

/** A marker is 40 wide and carries its day's number at the side. */
const RADIUS_PX = 44;
/** From here on every place has its own marker. */
const ALONE_ZOOM = 15;
const SPREAD_PX = 26;
const WORLD: [number, number, number, number] = [-180, -85, 180, 85];

function toPoint(poi: Poi): PointFeature<{ poi: Poi }>[] {
  const { coordinates } = poi.location;
  if (!coordinates) return [];
  return [{ type: 'Feature', properties: { poi }, geometry: { type: 'Point', coordinates } }];
}

/** Places at the very same spot stand in a ring around it. */
function spread(index: number, count: number): readonly [number, number] {
  if (count === 1) return [0, 0];
  const angle = (index / count) * 2 * Math.PI - Math.PI / 2;
  return [Math.round(Math.cos(angle) * SPREAD_PX), Math.round(Math.sin(angle) * SPREAD_PX)];
}

/** Places for single markers, and those too close for that at this zoom; without coordinates neither. */
export function groupPlaces(pois: readonly Poi[], zoom: number): Grouped {
  const index = new Supercluster<{ poi: Poi }>({
    radius: RADIUS_PX,
    extent: 256,
    maxZoom: ALONE_ZOOM - 1,
  });
  index.load(pois.flatMap(toPoint));
  const clusters: PlaceCluster[] = [];
  const alone: Poi[] = [];
  for (const found of index.getClusters(WORLD, Math.floor(zoom))) {
    const [x = 0, y = 0] = found.geometry.coordinates;
    if ('cluster_id' in found.properties) {
      const { cluster_id: id, point_count: count } = found.properties;
      const opensAt = index.getClusterExpansionZoom(id);
      clusters.push({ id, count, coordinates: [x, y], opensAt });
    } else {
      alone.push(found.properties.poi);
    }
  }
  const spots = Map.groupBy(alone, (poi) => String(poi.location.coordinates));
  const places = [...spots.values()].flatMap((same) =>
    same.flatMap((poi, at) => {
      const { coordinates } = poi.location;
      return coordinates ? [{ poi, coordinates, offset: spread(at, same.length) }] : [];
    }),
  );
  return { places, clusters };
}
