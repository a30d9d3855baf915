import type { Coordinates } from '../shared/coordinates.schema.ts';
import { distanceKm } from './haversine.ts';

/** How far from the destination a place may lie, the border included. */
export const DESTINATION_RADIUS_KM = 100;

/** A POI, a search result or a recommendation. */
export interface Located {
  readonly coordinates?: Coordinates | undefined;
  readonly location?: string | { readonly coordinates?: Coordinates | undefined };
  readonly category?: string;
  readonly tag?: string;
}

function coordinatesOf(place: Located): Coordinates | undefined {
  if (place.coordinates) return place.coordinates;
  return typeof place.location === 'object' ? place.location.coordinates : undefined;
}

/** True within 100 km of the destination, for airports too: what a map of it brings into view at once. */
export function isInView(place: Located, destination: Coordinates | undefined): boolean {
  const coordinates = coordinatesOf(place);
  if (!destination || !coordinates) return true;
  return distanceKm(coordinates, destination) <= DESTINATION_RADIUS_KM;
}

/** True within 100 km of the destination; airports, places without coordinates and an unknown destination always pass. */
export function isNearDestination(place: Located, destination: Coordinates | undefined): boolean {
  if (place.tag === 'airport' || place.category?.toLowerCase() === 'airport') return true;
  return isInView(place, destination);
}

/** The places that {@link isNearDestination} keeps, in their order. */
export function keepNearDestination<Place extends Located>(
  places: readonly Place[],
  destination: Coordinates | undefined,
): Place[] {
  return places.filter((place) => isNearDestination(place, destination));
}
