import { useSetAtom } from 'jotai';
import { Landing } from '../../features/landing/components/landing.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { PageContent } from '../layout/page-content.tsx';
import { useAccess } from '../use-access.ts';
import { useStartDemo } from '../use-start-demo.ts';
import { useVisitor } from './gate.tsx';

export function Component() {
  const user = useVisitor();
  const access = useAccess(user);
  const openDialog = useSetAtom(openDialogAtom);
  const demo = useStartDemo(user);
  return (
    <PageContent>
      <Landing
        isSignedIn={user !== null}
        onDemo={demo.start}
        isDemoStarting={demo.isStarting}
        onUpload={() => openDialog({ kind: access === 'granted' ? 'create-trip' : 'sign-in' })}
      />
    </PageContent>
  );
}
