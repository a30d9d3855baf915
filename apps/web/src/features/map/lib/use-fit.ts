import { useReducedMotion } from '@mantine/hooks';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { useCallback } from 'react';
import { useMap } from 'react-leaflet';
import { toBounds } from './leaflet-order.ts';
import { fitZoom, type FitLimits } from './zoom.ts';

/** Brings all given places into view; nothing happens where none has coordinates. */
export function useFit(): (pois: readonly Poi[], limits: FitLimits) => void {
  const map = useMap();
  const reducedMotion = useReducedMotion();
  return useCallback(
    (pois, limits) => {
      const places = pois.flatMap(({ location: { coordinates } }) =>
        coordinates ? [coordinates] : [],
      );
      const bounds = toBounds(places);
      if (!bounds) return;
      const wanted = map.getBoundsZoom(bounds.pad(0.15));
      map.setView(bounds.getCenter(), fitZoom(wanted, places.length, limits), {
        animate: !reducedMotion,
      });
    },
    [map, reducedMotion],
  );
}
