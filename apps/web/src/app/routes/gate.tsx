import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useEffect, type ReactNode } from 'react';
import { Navigate, useLocation, useOutletContext, useSearchParams } from 'react-router-dom';
import { RingsLoader } from '../../components/rings-loader.tsx';
import { paths, serverPaths } from '../../lib/paths.ts';
import { useAccess } from '../use-access.ts';

/** The current user, null if signed out; the layout shows no screen before it is known. */
export function useVisitor(): CurrentUser | null {
  return useOutletContext<CurrentUser | null>();
}

/** Leaves for the sign-in, and comes back to the address that was asked for, with its invite code. */
export function SignInRedirect() {
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  const invite = pathname === paths.invite ? params.get('code') : null;
  useEffect(() => {
    const address = serverPaths.signIn(`${pathname}${search}`, invite === null ? {} : { invite });
    window.location.assign(address);
  }, [pathname, search, invite]);
  return <RingsLoader />;
}

interface GateProps {
  /** What a signed-out visitor sees; without it they are sent to the sign-in. */
  readonly signedOut?: ReactNode;
  readonly children: (user: CurrentUser) => ReactNode;
}

/** Lets in signed-in users with an invite; a good code leads back to the requested address. */
export function Gate({ signedOut, children }: GateProps) {
  const user = useVisitor();
  const { pathname, search } = useLocation();
  const access = useAccess(user);
  if (!user) return signedOut ?? <SignInRedirect />;
  if (access === 'unknown') return <RingsLoader />;
  if (access === 'invite-needed') {
    return <Navigate to={paths.inviteFor(`${pathname}${search}`)} replace />;
  }
  return children(user);
}
