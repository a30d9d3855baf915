import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useNavigate } from 'react-router-dom';
import { openDialogAtom } from '../lib/dialogs.atoms.ts';
import { useSetAtom } from '../lib/jotai.ts';
import { paths } from '../lib/paths.ts';
import { useAccess } from './use-access.ts';
import { useOpenTripId } from './use-open-trip-id.ts';

/**
 * Begins a trip of one's own. A user who is not let in yet is asked for what is missing, and then gets
 * the create dialog: the wish is in the address, so it survives every step on the way.
 */
export function useNewTrip(user: CurrentUser | null): () => void {
  const navigate = useNavigate();
  const openDialog = useSetAtom(openDialogAtom);
  const isInDemo = useOpenTripId() === DEMO_TRIP_ID;
  const access = useAccess(user);
  return () => {
    if (access === 'signed-out') openDialog({ kind: 'sign-in', returnTo: paths.newTrip });
    // The demo's screens keep what they do in the browser: a trip of the account begins outside of them.
    else if (access === 'granted' && !isInDemo) openDialog({ kind: 'create-trip' });
    else void navigate(paths.newTrip);
  };
}
