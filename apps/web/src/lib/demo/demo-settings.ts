import { keepOwnItems } from '@ooo/domain/packing/own-items.rules';
import { findTimeRefusal } from '@ooo/domain/pois/poi-time.rules';
import { UNSCHEDULED, withTimeByHand } from '@ooo/domain/pois/poi.rules';
import { withPatch } from '@ooo/domain/shared/with-patch';
import { whatChanges } from '@ooo/domain/trips/trip-dependencies.rules';
import { checkTripDates, type TripPatch } from '@ooo/domain/trips/trip.schema';
import { refuseField } from './refuse.ts';
import type { Demo } from './demo-store.ts';

/**
 * The demo with other settings, as the server would change a trip: places that it leaves behind lose their
 * time.
 */
export function changeDemoTrip({ trip, pois }: Demo, patch: TripPatch, now: string): Demo {
  const patched = withPatch({ ...trip, updatedAt: now }, patch);
  const packingPreferences = keepOwnItems(trip.packingPreferences, patched.packingPreferences);
  if (!checkTripDates(patched)) throw refuseField('endDate', 'trip-dates');
  const changed = { ...patched, packingPreferences };
  if (!whatChanges(trip, changed).has('times')) return { trip: changed, pois };
  return {
    trip: changed,
    pois: pois.map((poi) =>
      findTimeRefusal(changed, poi)
        ? { ...poi, ...withTimeByHand(UNSCHEDULED), updatedAt: now }
        : poi,
    ),
  };
}
