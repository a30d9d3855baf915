import { AccountScreen } from '../account/account-screen.tsx';
import { PageContent } from '../layout/page-content.tsx';
import { paths } from '../../lib/paths.ts';
import { useAccess } from '../use-access.ts';
import { SignInRedirect, useVisitor } from './gate.tsx';

/** The page is loaded anew, so that nothing of the account stays in it. */
function leave() {
  window.location.assign(paths.home);
}

export function Component() {
  const user = useVisitor();
  const access = useAccess(user);
  if (!user) return <SignInRedirect />;
  return (
    <PageContent>
      <AccountScreen user={user} isLetIn={access === 'granted'} onSignedOut={leave} />
    </PageContent>
  );
}
