import { useParams } from 'react-router-dom';
import { TripPage } from '../trip/trip-page.tsx';
import { Gate } from './gate.tsx';
import { NotFoundRoute } from './not-found.route.tsx';

/** One trip: the address names the trip, the tab, the day and the place. */
export function Component() {
  const { id = '' } = useParams();
  if (!/^\d{1,15}$/.test(id)) return <NotFoundRoute />;
  const tripId = Number(id);
  return <Gate>{() => <TripPage key={tripId} tripId={tripId} />}</Gate>;
}
