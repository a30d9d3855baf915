import { useSetAtom } from 'jotai';
import { Landing } from '../../features/landing/components/landing.tsx';
import { openDialogAtom } from '../../lib/dialogs.atoms.ts';
import { PageContent } from '../layout/page-content.tsx';
import { useAccess } from '../use-access.ts';
import { useVisitor } from './gate.tsx';

export function Component() {
  const user = useVisitor();
  const access = useAccess(user);
  const openDialog = useSetAtom(openDialogAtom);
  return (
    <PageContent>
      <Landing
        isSignedIn={user !== null}
        onUpload={() => openDialog({ kind: access === 'granted' ? 'create-trip' : 'sign-in' })}
      />
    </PageContent>
  );
}
