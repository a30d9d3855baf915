import type { Poi } from '@ooo/domain/pois/poi.schema';
import { RouteLayer } from '@ooo/map/route/route.layer';
import { useEffect, useState } from 'react';
import { PAPER } from '../../../lib/theme.ts';
import { useLayer } from '../lib/use-layer.ts';

interface DayRouteProps {
  /** In the order of the day. */
  readonly pois: readonly Poi[];
  readonly color: string;
}

/** The order of a day's visits. Its edge is white, as a marker's. */
export function DayRoute({ pois, color }: DayRouteProps) {
  const [layer] = useState(() => new RouteLayer(PAPER));
  useLayer(layer);
  useEffect(() => {
    const points = pois.flatMap(({ location: { coordinates } }) =>
      coordinates ? [coordinates] : [],
    );
    layer.show(points, color);
  }, [layer, pois, color]);
  return null;
}
