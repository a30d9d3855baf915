import { loadPoiInputs } from '../../features/pois/api/use-change-pois.ts';
import { loadPlanColumn } from '../../features/schedule/components/plan/later-plan-column.ts';
import { loadRowMenu } from '../../features/schedule/components/itinerary/row-menu.tsx';
import { helpParts } from '../help/help-parts.ts';
import { loadMap } from './load-map.ts';

/**
 * What a trip opens with one press, each a file of its own, in the order in which they are likely wanted. They are loaded
 * ahead, and `lazy` has to ask by these very functions.
 */
export const tripParts = {
  map: loadMap,
  calendar: () => import('./calendar-tab.tsx'),
  saved: () => import('./saved-tab.tsx'),
  changes: loadPoiInputs,
  history: () => import('../../features/pois/components/trip-history.tsx'),
  rowMenu: loadRowMenu,
  placeSheet: () => import('./noted-place.tsx'),
  setTime: () => import('../../features/schedule/components/set-time-dialog.tsx'),
  addEvent: () => import('./add-event.tsx'),
  discover: () => import('../../features/places/components/discover-view.tsx'),
  packing: () => import('../../features/packing/components/packing-view.tsx'),
  discovery: () => import('../../features/places/components/discovery-dialog.tsx'),
  planColumn: loadPlanColumn,
  planDialog: () => import('../../features/schedule/components/plan/plan-dialog.tsx'),
  bases: () => import('../../features/places/components/bases-dialog.tsx'),
  ownPlace: () => import('./own-place.tsx'),
  flights: () => import('../../features/trips/components/flights-dialog.tsx'),
  documents: () => import('../../features/documents/components/documents-dialog.tsx'),
  daySheet: () => import('../../features/schedule/components/today/day-sheet.tsx'),
  ...helpParts,
  importPlaces: () => import('../../features/place-files/components/import-places-dialog.tsx'),
} as const;
