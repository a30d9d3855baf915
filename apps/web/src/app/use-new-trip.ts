import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router-dom';
import { openDialogAtom } from '../lib/dialogs.atoms.ts';
import { paths } from './paths.ts';
import { useAccess } from './use-access.ts';
import { useOpenTripId } from './use-open-trip-id.ts';

/** Begins a trip of one's own: in the account, so who is in the demo leaves it, or signs in first. */
export function useNewTrip(user: CurrentUser | null): () => void {
  const navigate = useNavigate();
  const openDialog = useSetAtom(openDialogAtom);
  const isInDemo = useOpenTripId() === DEMO_TRIP_ID;
  const access = useAccess(user);
  return () => {
    if (access === 'signed-out') {
      openDialog({ kind: 'sign-in', returnTo: paths.home });
      return;
    }
    if (isInDemo) void navigate(paths.home);
    if (access === 'granted') openDialog({ kind: 'create-trip' });
  };
}
