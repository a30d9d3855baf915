import { isNearDestination } from '../distance/near-destination.rules.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { Poi, PoiPatch } from './poi.schema.ts';

/** Clears a place's time; the caller keeps the old one for the undo. */
export const UNSCHEDULED = { date: null, startTime: null, duration: null } as const;

/** A change with what follows from it: a time that a person sets or clears is not auto-plan's any more. */
export function withTimeByHand<Patch extends Partial<Pick<PoiPatch, 'date' | 'startTime'>>>(
  patch: Patch,
): Patch & { readonly planned?: false } {
  const isTimed = patch.date !== undefined || patch.startTime !== undefined;
  return isTimed ? { ...patch, planned: false } : patch;
}

/** True for a place with a day and a time. */
export function isScheduled(poi: Pick<Poi, 'date' | 'startTime'>): boolean {
  return poi.date !== null && poi.startTime !== null;
}

/** Airports, flights and transfers between cities are part of the journey, not POIs to plan. */
export function isJourney(poi: Pick<Poi, 'category' | 'tag'>): boolean {
  return poi.tag === 'airport' || ['Airport', 'Flight', 'travel'].includes(poi.category);
}

/** True for a place to plan: unscheduled, not part of the journey, and not a hotel. */
export function isPlannable(poi: Pick<Poi, 'category' | 'tag' | 'date' | 'startTime'>): boolean {
  return !isScheduled(poi) && !isJourney(poi) && poi.tag !== 'hotel';
}

/** True for a visit that auto-plan may move if allowed: not part of the journey, and not a hotel. */
export function isMovable(poi: Pick<Poi, 'category' | 'tag' | 'date' | 'startTime'>): boolean {
  return isScheduled(poi) && !isJourney(poi) && poi.tag !== 'hotel';
}

/** True for what auto-plan puts on a day: it waits for a time, and is near the destination as far as that is known. */
export function isAutoPlanned(
  poi: Pick<Poi, 'category' | 'tag' | 'date' | 'startTime' | 'location'>,
  destination: Coordinates | undefined,
): boolean {
  return isPlannable(poi) && isNearDestination(poi, destination);
}
