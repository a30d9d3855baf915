import type { TripId } from '@ooo/domain/shared/ids';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useLocation, useMatch } from 'react-router-dom';
import { readMainScreen } from '../lib/main-screen.ts';
import { parseTripId, paths } from '../lib/paths.ts';

/** The trip that the address names, the demo only by its own; undefined on all other screens. */
export function useOpenTripId(): TripId | undefined {
  const { search } = useLocation();
  const isMainScreen = useMatch(paths.smartPacklist) !== null;
  const id = useMatch('/trip/:id')?.params.id ?? '';
  if (!isMainScreen) return parseTripId(id);
  return readMainScreen(search) === 'demo' ? DEMO_TRIP_ID : undefined;
}
