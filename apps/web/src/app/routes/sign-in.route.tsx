import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { SignInScreen } from '../../features/account/components/sign-in-screen.tsx';
import { readReturnTo } from '../../features/account/lib/return-to.ts';
import { PageContent } from '../layout/page-content.tsx';
import { useVisitor } from './gate.tsx';

export function Component() {
  const user = useVisitor();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const returnTo = readReturnTo(search);
  if (user) return <Navigate to={returnTo} replace />;
  return (
    <PageContent narrow>
      <SignInScreen
        returnTo={returnTo}
        onSignedIn={() => void navigate(returnTo, { replace: true })}
      />
    </PageContent>
  );
}
