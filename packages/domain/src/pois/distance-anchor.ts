import { distanceKm } from '../distance/haversine.ts';
import { hotelOfNight } from '../scheduling/day-places.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { Poi } from './poi.schema.ts';

/** Where distances are measured from. */
export interface DistanceAnchor {
  readonly from: 'hotel' | 'centre';
  readonly coordinates: Coordinates;
}

/** The hotel of the trip's first night, else any hotel that is saved, else the city's centre; undefined without one. */
export function distanceAnchor(
  pois: readonly Poi[],
  { startDate }: { readonly startDate: CalendarDate },
  centre: Coordinates | undefined,
): DistanceAnchor | undefined {
  const hotel =
    hotelOfNight(pois, startDate) ??
    pois.find((poi) => poi.tag === 'hotel' && poi.location.coordinates)?.location.coordinates;
  if (hotel) return { from: 'hotel', coordinates: hotel };
  return centre && { from: 'centre', coordinates: centre };
}

/** In kilometres, as the crow flies; undefined where one of the two is unknown. */
export function distanceFrom(
  anchor: DistanceAnchor | undefined,
  coordinates: Coordinates | undefined,
): number | undefined {
  return anchor && coordinates && distanceKm(anchor.coordinates, coordinates);
}
