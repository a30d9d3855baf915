import { Navigate, useNavigate } from 'react-router-dom';
import { InviteScreen } from '../../features/invites/components/invite-screen.tsx';
import { PageContent } from '../layout/page-content.tsx';
import { paths } from '../paths.ts';
import { SignInRedirect, useVisitor } from './gate.tsx';

export function Component() {
  const user = useVisitor();
  const navigate = useNavigate();
  if (!user) return <SignInRedirect />;
  if (user.inviteCode !== null) return <Navigate to={paths.home} replace />;
  return (
    <PageContent narrow>
      <InviteScreen
        email={user.email === '' ? null : user.email}
        onAccess={() => void navigate(paths.home, { replace: true })}
      />
    </PageContent>
  );
}
