import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppConfig } from '../../features/app/api/use-app-config.ts';
import { readReturnTo } from '../../features/account/lib/return-to.ts';
import { InviteScreen } from '../../features/invites/components/invite-screen.tsx';
import { PageContent } from '../layout/page-content.tsx';
import { useDemoOffer } from '../use-demo-offer.ts';
import { SignInRedirect, useVisitor } from './gate.tsx';

export function Component() {
  const user = useVisitor();
  const startDemo = useDemoOffer(user);
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const isGateOpen = useAppConfig().data?.inviteGate === false;
  const returnTo = readReturnTo(search);
  if (!user) return <SignInRedirect />;
  if (user.inviteCode !== null || user.isAdmin || isGateOpen) {
    return <Navigate to={returnTo} replace />;
  }
  return (
    <PageContent narrow>
      <InviteScreen
        email={user.email === '' ? null : user.email}
        code={search.get('code') ?? ''}
        onDemo={startDemo}
        onAccess={() => void navigate(returnTo, { replace: true })}
      />
    </PageContent>
  );
}
