import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { type LatLng, type Map as LeafletMap, point } from 'leaflet';
import type { Covered } from './covered.ts';
import { toBounds } from './leaflet-order.ts';
import { fitZoom, type FitLimits } from './zoom.ts';

/** A marker is drawn around its point. */
const MARKER_PX = 32;

/** The centre that brings `middle` into the middle of what is not covered. */
export function centerFor(map: LeafletMap, middle: LatLng, zoom: number, covered: Covered): LatLng {
  const shift = point(covered.left / 2, (covered.top - covered.bottom) / 2);
  return map.unproject(map.project(middle, zoom).subtract(shift), zoom);
}

/** Brings all points into the part of the view that nothing covers; without a point it stays as it is. */
export function fitPoints(
  map: LeafletMap,
  points: readonly Coordinates[],
  limits: FitLimits,
  how: { readonly covered: Covered; readonly animate: boolean },
): void {
  const bounds = toBounds(points);
  if (!bounds) return;
  const { covered, animate } = how;
  const used = point(covered.left + 2 * MARKER_PX, covered.top + covered.bottom + 2 * MARKER_PX);
  const zoom = fitZoom(map.getBoundsZoom(bounds, false, used), points.length, limits);
  map.setView(centerFor(map, bounds.getCenter(), zoom, covered), zoom, { animate });
}
