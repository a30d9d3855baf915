import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { Navigate, useLocation, useParams } from 'react-router-dom';
import { parseTripId, paths } from '../../lib/paths.ts';
import { TripPage } from '../trips/trip-page.tsx';
import { Gate } from './gate.tsx';
import { Component as NotFound } from './not-found.route.tsx';

/** One trip: the address names the trip, the tab, the day and the place. */
export function Component() {
  const { id = '' } = useParams();
  const { search } = useLocation();
  const tripId = parseTripId(id);
  if (tripId === undefined) return <NotFound />;
  if (tripId === DEMO_TRIP_ID) return <Navigate to={paths.trip(tripId, search)} replace />;
  return <Gate>{() => <TripPage key={tripId} tripId={tripId} />}</Gate>;
}
