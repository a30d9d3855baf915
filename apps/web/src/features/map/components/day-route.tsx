import type { Poi } from '@ooo/domain/pois/poi.schema';
import { Polyline } from 'react-leaflet';
import { PAPER } from '../../../lib/theme.ts';
import { toLatLng } from '@ooo/map/view/leaflet-order';

interface DayRouteProps {
  /** In the order of the day. */
  readonly pois: readonly Poi[];
  readonly color: string;
}

const DASHES = { dashArray: '2 8', lineCap: 'round' } as const;

/** The order of a day's visits as a dashed line; not the way through the streets. Its edge is white, as a marker's. */
export function DayRoute({ pois, color }: DayRouteProps) {
  const points = pois.flatMap(({ location: { coordinates } }) =>
    coordinates ? [toLatLng(coordinates)] : [],
  );
  return (
    <>
      <Polyline
        positions={points}
        interactive={false}
        pathOptions={{ ...DASHES, color: PAPER, weight: 5, opacity: 0.7 }}
      />
      <Polyline
        positions={points}
        interactive={false}
        pathOptions={{ ...DASHES, color, weight: 2.5 }}
      />
    </>
  );
}
