import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { SignInScreen } from '../../features/account/components/sign-in-screen.tsx';
import { readSignInSearch } from '../../features/account/lib/sign-in-search.ts';
import { PageContent } from '../layout/page-content.tsx';
import { useDemoOffer } from '../use-demo-offer.ts';
import { useVisitor } from './gate.tsx';

export function Component() {
  const user = useVisitor();
  const startDemo = useDemoOffer(user);
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const search = readSignInSearch(params);
  const { returnTo } = search;
  if (user) return <Navigate to={returnTo} replace />;
  return (
    <PageContent narrow>
      <SignInScreen
        search={search}
        onSignedIn={() => void navigate(returnTo, { replace: true })}
        onDemo={startDemo}
      />
    </PageContent>
  );
}
