import { MINIMUM_AGE } from '@ooo/domain/account/user.schema';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { AppError } from '../errors/app-error.ts';
import type { PublicContext } from '../context/context.ts';
import type { Policy } from './policy.ts';

function requireUser({ user }: PublicContext): CurrentUser {
  if (!user) throw new AppError('signed-out');
  return user;
}

function requireAge(ctx: PublicContext): CurrentUser {
  const user = requireUser(ctx);
  if (user.ageConfirmed) return user;
  throw new AppError('age-unconfirmed', { age: MINIMUM_AGE });
}

const CHECKS: Record<Policy, (ctx: PublicContext) => CurrentUser | null> = {
  public: ({ user }) => user,
  ageUnchecked: requireUser,
  signedIn: requireAge,
  invited: (ctx) => {
    const user = requireAge(ctx);
    const isLetIn = user.isAdmin || user.inviteCode !== null || !ctx.deps.env.inviteGate;
    if (!isLetIn) throw new AppError('invite-required');
    return user;
  },
  admin: (ctx) => {
    const user = requireAge(ctx);
    if (!user.isAdmin) throw new AppError('forbidden');
    return user;
  },
};

/** Throws if the policy does not admit the caller; every procedure checks its own policy first. */
export function checkPolicy(ctx: PublicContext, policy: Policy): void {
  CHECKS[policy](ctx);
}
