import { Hero } from '../../features/landing/components/hero.tsx';
import { HomeScreen } from '../../features/trips/components/home-screen.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { useSetAtom } from '../../lib/jotai.ts';
import { DropAnywhere } from '../drop-anywhere.tsx';
import { LaterTip } from '../help/later-tip.tsx';
import { PageContent } from '../layout/page-content.tsx';
import { useStartDemo } from '../use-start-demo.ts';
import { useWantedTrip } from '../use-wanted-trip.ts';
import { Gate, useVisitor } from './gate.tsx';

/** The main screen without a trip: the trips of the user, else the hero. */
export function Component() {
  const openDialog = useSetAtom(openDialogAtom);
  const visitor = useVisitor();
  const demo = useStartDemo(visitor);
  useWantedTrip(visitor);
  const hero = <Hero onStart={() => openDialog({ kind: 'sign-in' })} onDemo={demo.start} />;
  return (
    <PageContent>
      <Gate signedOut={hero}>
        {(user) => (
          <>
            <HomeScreen name={user.firstName} />
            <LaterTip where="home" />
          </>
        )}
      </Gate>
      <DropAnywhere user={visitor} />
    </PageContent>
  );
}
