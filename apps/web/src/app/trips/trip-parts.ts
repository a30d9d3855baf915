import { loadPoiInputs } from '../../features/pois/api/use-change-pois.ts';
import { loadRowMenu } from '../../features/schedule/components/itinerary/row-menu.tsx';
import { whenIdle } from '../../lib/when-idle.ts';

/**
 * What a trip opens with one press, each a file of its own. They come while the page is idle, in this order, so that
 * the press does not wait and none is missing without a network. `lazy` has to ask by these very functions.
 */
export const tripParts = {
  map: () => import('./map-tab.tsx'),
  calendar: () => import('./calendar-tab.tsx'),
  saved: () => import('./saved-tab.tsx'),
  changes: loadPoiInputs,
  rowMenu: loadRowMenu,
  placeSheet: () => import('./noted-place.tsx'),
  setTime: () => import('../../features/schedule/components/set-time-dialog.tsx'),
  addEvent: () => import('./add-event.tsx'),
  discover: () => import('../../features/places/components/discover-view.tsx'),
  packing: () => import('../../features/packing/components/packing-view.tsx'),
  discovery: () => import('../../features/places/components/discovery-dialog.tsx'),
  planColumn: () => import('../../features/schedule/components/plan/plan-column.tsx'),
  planDialog: () => import('../../features/schedule/components/plan/plan-dialog.tsx'),
  bases: () => import('../../features/places/components/bases-dialog.tsx'),
  ownPlace: () => import('./own-place.tsx'),
  flights: () => import('../../features/trips/components/flights-dialog.tsx'),
  documents: () => import('../../features/documents/components/documents-dialog.tsx'),
  daySheet: () => import('../../features/schedule/components/today/day-sheet.tsx'),
  importPlaces: () => import('../../features/place-files/components/import-places-dialog.tsx'),
} as const;

let isAsked = false;

/** Loads them all once, one after the other. What fails is tried again, and told, where it is opened. */
export async function loadTripParts(): Promise<void> {
  if (isAsked) return;
  isAsked = true;
  for (const load of Object.values(tripParts)) {
    // One at a time: together they would take the connection from what the traveller asks for.
    await whenIdle();
    await load().catch(() => undefined);
  }
}
