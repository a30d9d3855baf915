import {
  type DistanceAnchor,
  distanceAnchor,
  distanceFrom,
} from '@ooo/domain/pois/distance-anchor';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../lib/format/use-format.ts';
import { useDestination } from './use-destination.ts';
import { usePois } from './use-pois.ts';

interface Distance {
  readonly anchor: DistanceAnchor | undefined;
  /** `1.2 km from your hotel`; undefined if it is unknown. */
  readonly write: (coordinates: Coordinates | undefined) => string | undefined;
}

/** How far places are from the trip's hotel, or from the city's centre as long as there is none. */
export function useDistance(trip: Trip): Distance {
  const { t } = useTranslation('pois');
  const format = useFormat();
  const centre = useDestination(trip).data?.coordinates;
  const pois = usePois(trip.id).data ?? [];
  const anchor = distanceAnchor(pois, trip, centre);
  return {
    anchor,
    write: (coordinates) => {
      const km = distanceFrom(anchor, coordinates);
      if (anchor === undefined || km === undefined) return undefined;
      return t(`distance.${anchor.from}`, { distance: format.distance(km) });
    },
  };
}
