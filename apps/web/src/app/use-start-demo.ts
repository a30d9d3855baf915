import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { TripId } from '@ooo/domain/shared/ids';
import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useOpenDemo } from '../features/trips/api/use-demo.ts';
import { toAppError } from '../lib/app-error.ts';
import { demoAboutAtom } from '../lib/demo-about.atoms.ts';
import { openDialogAtom } from '../lib/dialogs.atoms.ts';
import { useSetAtom } from '../lib/jotai.ts';
import { toast } from '../lib/toast.ts';
import { paths } from '../lib/paths.ts';
import { useAccess } from './use-access.ts';
import { useLoginGate } from './use-login-gate.ts';

/**
 * Opens the demo, and creates it if there is none: a trip of their own for users who are let in, this browser's
 * for everyone else.
 */
export function useStartDemo(user: CurrentUser | null) {
  const { t } = useTranslation(['trips', 'common']);
  const navigate = useNavigate();
  const gate = useLoginGate(user);
  const access = useAccess(user);
  const openDialog = useSetAtom(openDialogAtom);
  const setAbout = useSetAtom(demoAboutAtom);
  const open = (id: TripId, isNew: boolean) => {
    setAbout(isNew);
    void navigate(paths.trip(id));
  };
  const demo = useOpenDemo({
    onOpened: open,
    onFailed: (error) => {
      if (toAppError(error)?.code === 'TRIP_LIMIT_REACHED') {
        openDialog({ kind: 'trip-limit', wish: 'demo' });
      } else {
        toast({
          title: t('common:errorTitle'),
          message: t('trips:demo.failed'),
          variant: 'destructive',
        });
      }
    },
  });
  const start = () => {
    // A signed-in user who is not let in has only this browser's demo.
    if (user && access !== 'granted') open(DEMO_TRIP_ID, true);
    else demo.mutate();
  };
  return {
    start: () => gate.pass(start),
    /** Also true while it is not known whose demo it would be. */
    isStarting: demo.isPending || access === 'unknown',
  };
}
