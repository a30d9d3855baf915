import { useParams } from 'react-router-dom';
import { Gate } from './gate.tsx';
import { NotFoundRoute } from './not-found.route.tsx';

export function Component() {
  const { id = '' } = useParams();
  if (!/^\d{1,15}$/.test(id)) return <NotFoundRoute />;
  return <Gate>{() => null}</Gate>;
}
