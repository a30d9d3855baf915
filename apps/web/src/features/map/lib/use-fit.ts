import { useReducedMotion } from '@mantine/hooks';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { type LatLng, type Map as LeafletMap, point } from 'leaflet';
import { useCallback } from 'react';
import { useMap } from 'react-leaflet';
import type { Covered } from '@ooo/map/view/covered';
import { toBounds } from '@ooo/map/view/leaflet-order';
import { fitZoom, type FitLimits } from '@ooo/map/view/zoom';

/** A marker is drawn around its point. */
const MARKER_PX = 32;

/** The centre that brings `middle` into the middle of what is not covered. */
export function centerFor(map: LeafletMap, middle: LatLng, zoom: number, covered: Covered): LatLng {
  const shift = point(covered.left / 2, (covered.top - covered.bottom) / 2);
  return map.unproject(map.project(middle, zoom).subtract(shift), zoom);
}

/** Brings all given places into the part of the view that nothing covers; nothing happens where none has coordinates. */
export function useFit(covered: Covered): (pois: readonly Poi[], limits: FitLimits) => void {
  const map = useMap();
  const reducedMotion = useReducedMotion();
  return useCallback(
    (pois, limits) => {
      const places = pois.flatMap(({ location: { coordinates } }) =>
        coordinates ? [coordinates] : [],
      );
      const bounds = toBounds(places);
      if (!bounds) return;
      const used = point(
        covered.left + 2 * MARKER_PX,
        covered.top + covered.bottom + 2 * MARKER_PX,
      );
      const wanted = map.getBoundsZoom(bounds, false, used);
      const zoom = fitZoom(wanted, places.length, limits);
      map.setView(centerFor(map, bounds.getCenter(), zoom, covered), zoom, {
        animate: !reducedMotion,
      });
    },
    [map, reducedMotion, covered],
  );
}
