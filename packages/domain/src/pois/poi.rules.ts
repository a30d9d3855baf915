import { isNearDestination } from '../distance/near-destination.rules.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { type Poi, isScheduled } from './poi.schema.ts';

/** Takes a place off its day; what it held stays with the caller for the undo. */
export const UNSCHEDULED = { date: null, startTime: null, duration: null } as const;

/** Airports, flights and transfers between cities are part of the journey, not POIs to plan. */
export function isJourney(poi: Pick<Poi, 'category' | 'tag'>): boolean {
  return poi.tag === 'airport' || ['Airport', 'Flight', 'travel'].includes(poi.category);
}

/** True for what waits for a time: unscheduled, no part of the journey, and no hotel. */
export function isPlannable(poi: Pick<Poi, 'category' | 'tag' | 'date' | 'startTime'>): boolean {
  return !isScheduled(poi) && !isJourney(poi) && poi.tag !== 'hotel';
}

/** True for what auto-plan puts on a day: it waits for a time, and is near the destination as far as that is known. */
export function isAutoPlanned(
  poi: Pick<Poi, 'category' | 'tag' | 'date' | 'startTime' | 'location'>,
  destination: Coordinates | undefined,
): boolean {
  return isPlannable(poi) && isNearDestination(poi, destination);
}
