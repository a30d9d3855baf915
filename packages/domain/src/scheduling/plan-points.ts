import { isNearDestination } from '../distance/near-destination.rules.ts';
import { isPlannable } from '../pois/poi.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { isScheduled } from '../pois/poi.rules.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { isTripDate } from '../trips/trip-days.rules.ts';
import type { TripPlanSource } from './plan-trip.ts';
import type { AutoPickRequest } from './schedule.schema.ts';

type Source = Pick<TripPlanSource, 'trip' | 'pois' | 'airportAt' | 'destinationAt'>;

/** Everywhere that a plan of the trip can lead: what wants a time and is near, what has one, bases and the airport. */
export function listPlanPoints(source: Source): Coordinates[] {
  const { destinationAt } = source;
  return listPoints(source, (poi) => isPlannable(poi) && isNearDestination(poi, destinationAt));
}

/** The same for a suggestion, where nothing but the place in question wants a time. */
export function listSuggestionPoints(
  source: Source,
  { poiId, coordinates }: Pick<AutoPickRequest, 'poiId' | 'coordinates'>,
): Coordinates[] {
  const points = listPoints(source, ({ id }) => id === poiId);
  return poiId === undefined && coordinates ? [...points, coordinates] : points;
}

function listPoints(
  { trip, pois, airportAt }: Source,
  wantsTime: (poi: Poi) => boolean,
): Coordinates[] {
  const isInPlan = (poi: Poi): boolean =>
    wantsTime(poi) ||
    poi.tag === 'hotel' ||
    (isScheduled(poi) && poi.date !== null && isTripDate(trip, poi.date));
  const places = pois
    .filter(isInPlan)
    .map(({ location }) => location.coordinates)
    .filter((coordinates) => coordinates !== undefined);
  return airportAt ? [...places, airportAt] : places;
}
