import { PreferencesScreen } from '../account/preferences-screen.tsx';
import { PageContent } from '../layout/page-content.tsx';
import { useVisitor } from './gate.tsx';

export function Component() {
  const user = useVisitor();
  return (
    <PageContent>
      <PreferencesScreen isSignedIn={user !== null} />
    </PageContent>
  );
}
