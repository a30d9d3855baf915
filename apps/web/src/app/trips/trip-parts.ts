import { loadPoiInputs } from '../../features/trip-data/api/use-change-pois.ts';
import { loadPlanColumn } from '../../features/planning/components/plan/later-plan-column.ts';
import { loadRowMenu } from '../../features/itinerary/components/days/row-menu.tsx';
import { helpParts } from '../help/help-parts.ts';
import { loadMap } from './load-map.ts';

/**
 * The parts of a trip that one press opens, each a file of its own, the likeliest first. They are loaded ahead, and `lazy`
 * has to use these very functions.
 */
export const tripParts = {
  map: loadMap,
  calendar: () => import('./calendar-tab.tsx'),
  saved: () => import('./saved-tab.tsx'),
  changes: loadPoiInputs,
  history: () => import('../../features/trip-data/components/trip-history.tsx'),
  rowMenu: loadRowMenu,
  placeSheet: () => import('./noted-place.tsx'),
  setTime: () => import('../../features/planning/components/visit/set-time-dialog.tsx'),
  addEvent: () => import('./add-event.tsx'),
  discover: () => import('../../features/discover/components/discover-view.tsx'),
  packing: () => import('../../features/packing/components/packing-view.tsx'),
  discovery: () => import('../../features/discover/components/discovery-dialog.tsx'),
  planColumn: loadPlanColumn,
  planDialog: () => import('../../features/planning/components/plan/plan-dialog.tsx'),
  bases: () => import('../../features/discover/components/bases-dialog.tsx'),
  ownPlace: () => import('./own-place.tsx'),
  flights: () => import('../../features/trips/components/flights-dialog.tsx'),
  documents: () => import('../../features/documents/components/documents-dialog.tsx'),
  daySheet: () => import('../../features/itinerary/components/today/day-sheet.tsx'),
  ...helpParts,
  importPlaces: () => import('../../features/place-files/components/import-places-dialog.tsx'),
} as const;
