import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { openDialogAtom } from '../lib/dialogs.atoms.ts';
import { useSetAtom } from '../lib/jotai.ts';
import { paths } from '../lib/paths.ts';
import { useAccess } from './use-access.ts';

/**
 * Grants what `paths.newTrip` asks for and takes it out of the address, so that a reload does not ask
 * again. While age or invite are missing it stays there: the layout and the gate ask for them first.
 */
export function useWantedTrip(user: CurrentUser | null): void {
  const openDialog = useSetAtom(openDialogAtom);
  const [search, setSearch] = useSearchParams();
  const access = useAccess(user);
  const isWanted = search.get('new') === 'trip';
  const isAnswerable = access === 'granted' || access === 'signed-out';
  useEffect(() => {
    if (!isWanted || !isAnswerable) return;
    openDialog(
      access === 'granted' ? { kind: 'create-trip' } : { kind: 'sign-in', returnTo: paths.newTrip },
    );
    setSearch(
      (current) => {
        current.delete('new');
        return current;
      },
      { replace: true },
    );
  }, [access, isAnswerable, isWanted, openDialog, setSearch]);
}
