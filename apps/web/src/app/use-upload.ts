import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { openDialogAtom } from '../lib/dialogs.atoms.ts';
import { useSetAtom } from '../lib/jotai.ts';
import { useAccess } from './use-access.ts';
import { useNewTrip } from './use-new-trip.ts';

/** Takes a ticket: a visitor's is read after the sign-in, a user's in the create dialog. */
export function useUpload(user: CurrentUser | null): () => void {
  const openDialog = useSetAtom(openDialogAtom);
  const newTrip = useNewTrip(user);
  const access = useAccess(user);
  return () => (access === 'signed-out' ? openDialog({ kind: 'choose-ticket' }) : newTrip());
}
