import { Navigate, useLocation, useSearchParams } from 'react-router-dom';
import { RingsLoader } from '../../components/rings-loader.tsx';
import { ErrorState } from '../../components/error-state.tsx';
import { useTripOverviews } from '../../features/trips/api/use-trip-overviews.ts';
import { readMainScreen } from '../../lib/main-screen.ts';
import { paths } from '../../lib/paths.ts';
import { NoTripScreen } from '../trips/no-trip-screen.tsx';
import { useAccess } from '../use-access.ts';
import { DemoScreen } from './demo-screen.tsx';
import { Gate, useVisitor } from './gate.tsx';

/** The main screen: as its address says, otherwise the first trip of a user who is let in, and the demo for everyone else. */
export function Component() {
  const [search] = useSearchParams();
  const asked = readMainScreen(search);
  if (asked === 'demo') return <DemoScreen />;
  if (asked === 'none') return <Gate>{(user) => <NoTripScreen user={user} />}</Gate>;
  return <Onwards />;
}

function Onwards() {
  const { search } = useLocation();
  const access = useAccess(useVisitor());
  if (access === 'unknown') return <RingsLoader />;
  // Redirects before any request, so that a question to the account is never answered by the demo.
  if (access !== 'granted') return <Navigate to={paths.demo(search)} replace />;
  return <ToFirstTrip view={search} />;
}

/** The current trip is the first of the list: the one under way, else the next, else the last. Without trips it is the main screen without a trip. */
function ToFirstTrip({ view }: { readonly view: string }) {
  const overviews = useTripOverviews();
  const first = overviews.data?.[0]?.trip;
  if (first) return <Navigate to={paths.trip(first.id, view)} replace />;
  if (overviews.data) return <Navigate to={paths.noTrip(view)} replace />;
  if (overviews.isPending) return <RingsLoader />;
  return <ErrorState error={overviews.error} onRetry={() => void overviews.refetch()} />;
}
