import { useReducedMotion } from '@mantine/hooks';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { fitPoints } from '@ooo/map/view/camera';
import type { Covered } from '@ooo/map/view/covered';
import type { FitLimits } from '@ooo/map/view/zoom';
import { useCallback } from 'react';
import { useMap } from 'react-leaflet';

/** Brings all given places into the part of the view that nothing covers; nothing happens where none has coordinates. */
export function useFit(covered: Covered): (pois: readonly Poi[], limits: FitLimits) => void {
  const map = useMap();
  const reducedMotion = useReducedMotion();
  return useCallback(
    (pois, limits) => {
      const points = pois.flatMap(({ location: { coordinates } }) =>
        coordinates ? [coordinates] : [],
      );
      fitPoints(map, points, limits, { covered, animate: !reducedMotion });
    },
    [map, reducedMotion, covered],
  );
}
