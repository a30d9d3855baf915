import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useKeepDemo } from '../features/trips/api/use-keep-demo.ts';
import { toAppError } from '../lib/app-error.ts';
import { openDialogAtom } from '../lib/dialogs.atoms.ts';
import { useSetAtom } from '../lib/jotai.ts';
import { paths } from '../lib/paths.ts';
import { toast } from '../lib/toast.ts';
import { useAccess } from './use-access.ts';

/**
 * On the demo's screen: makes a trip of the account of it, as `paths.keepDemo` asks, and takes the wish out of the
 * address. A user who is not let in yet is asked for what is missing first, and comes back with the same wish.
 * Once `isKeeping`, nothing may start a demo: it is about to be cleared.
 */
export function useKeepWish(user: CurrentUser | null): { readonly isKeeping: boolean } {
  const { t } = useTranslation(['trips', 'common']);
  const [search, setSearch] = useSearchParams();
  const navigate = useNavigate();
  const openDialog = useSetAtom(openDialogAtom);
  const access = useAccess(user);
  const {
    mutate: keep,
    isPending,
    isSuccess,
  } = useKeepDemo({
    onKept: (id) => void navigate(paths.trip(id), { replace: true }),
    onFailed: (error) => {
      if (toAppError(error)?.code === 'TRIP_LIMIT_REACHED') {
        // The dialog shows the trips of the account, which the demo's screen does not know.
        void navigate(paths.home);
        openDialog({ kind: 'trip-limit', wish: 'kept-demo' });
      } else {
        const [title, message] = [t('common:errorTitle'), t('trips:mine.failed')];
        toast({ title, message, variant: 'destructive' });
      }
    },
  });
  const isWanted = search.get('keep') === 'trip';
  useEffect(() => {
    if (!isWanted || access === 'unknown' || access === 'age-needed') return;
    if (access === 'invite-needed') {
      void navigate(paths.inviteFor(paths.keepDemo), { replace: true });
      return;
    }
    setSearch(
      (current) => {
        current.delete('keep');
        return current;
      },
      { replace: true },
    );
    if (access === 'granted') keep();
    else openDialog({ kind: 'sign-in', returnTo: paths.keepDemo });
  }, [access, isWanted, keep, navigate, openDialog, setSearch]);
  return { isKeeping: isPending || isSuccess };
}
