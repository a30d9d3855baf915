import { useParams } from 'react-router-dom';
import { TripPage } from '../trip/trip-page.tsx';
import { Gate } from './gate.tsx';

/** One trip: the address names the trip, the tab, the day and the place. */
export function Component() {
  const { id = '' } = useParams();
  const tripId = /^\d{1,15}$/.test(id) ? Number(id) : 0;
  return <Gate>{() => <TripPage key={tripId} tripId={tripId} />}</Gate>;
}
