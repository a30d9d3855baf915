import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { latLng, latLngBounds, type LatLng, type LatLngBounds } from 'leaflet';

/** Leaflet has latitude first, every wire longitude: this is the only place that swaps them. */
export function toLatLng([longitude, latitude]: Coordinates): LatLng {
  return latLng(latitude, longitude);
}

/** The coordinates of a point chosen on the map, even on a copy of the world beside the first. */
export function fromLatLng(point: LatLng): Coordinates {
  const { lat, lng } = point.wrap();
  return [lng, lat];
}

/** The smallest bounds around all points; undefined without any. */
export function toBounds(points: readonly Coordinates[]): LatLngBounds | undefined {
  return points.length === 0 ? undefined : latLngBounds(points.map(toLatLng));
}
