import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useNavigate } from 'react-router-dom';
import { openDialogAtom } from '../lib/dialogs.atoms.ts';
import { useSetAtom } from '../lib/jotai.ts';
import { paths } from '../lib/paths.ts';

/** Copies a visitor's changed demo into their account, after a sign-in if needed. */
export function useKeepTrip(user: CurrentUser | null): () => void {
  const navigate = useNavigate();
  const openDialog = useSetAtom(openDialogAtom);
  return () => {
    if (user) void navigate(paths.keepDemo, { replace: true });
    else openDialog({ kind: 'sign-in', returnTo: paths.keepDemo });
  };
}
