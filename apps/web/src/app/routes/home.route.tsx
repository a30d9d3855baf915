import { useSetAtom } from 'jotai';
import { Hero } from '../../features/landing/components/hero.tsx';
import { HomeScreen } from '../../features/trips/components/home-screen.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { PageContent } from '../layout/page-content.tsx';
import { Gate } from './gate.tsx';

/** The main screen without a trip: the trips of who is signed in, else the hero. */
export function Component() {
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <PageContent>
      <Gate signedOut={<Hero onStart={() => openDialog({ kind: 'sign-in' })} />}>
        {(user) => <HomeScreen name={user.firstName} />}
      </Gate>
    </PageContent>
  );
}
