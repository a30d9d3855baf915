import type { TripId } from '@ooo/domain/shared/ids';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useLocation, useMatch } from 'react-router-dom';
import { parseTripId, paths } from '../lib/paths.ts';

/** The trip that the address names; undefined on all other screens. */
export function useOpenTripId(): TripId | undefined {
  const { pathname } = useLocation();
  const id = useMatch('/trip/:id')?.params.id ?? '';
  if (pathname === paths.smartPacklist) return DEMO_TRIP_ID;
  return parseTripId(id);
}
