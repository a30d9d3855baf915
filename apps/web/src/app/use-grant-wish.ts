import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useNavigate } from 'react-router-dom';
import { openDialogAtom, type TripWish } from '../lib/dialogs.atoms.ts';
import { useSetAtom } from '../lib/jotai.ts';
import { paths } from '../lib/paths.ts';
import { useStartDemo } from './use-start-demo.ts';

/** Does what there was no room for, now that a trip is deleted. */
export function useGrantWish(user: CurrentUser | null): (wish: TripWish) => void {
  const openDialog = useSetAtom(openDialogAtom);
  const navigate = useNavigate();
  const demo = useStartDemo(user);
  return (wish) => {
    openDialog(wish === 'trip' ? { kind: 'create-trip' } : null);
    if (wish === 'demo') demo.start();
    if (wish === 'kept-demo') void navigate(paths.keepDemo);
  };
}
