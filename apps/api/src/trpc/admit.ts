import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { AppError } from '../errors/app-error.ts';
import type { TripReads } from '../features/trips/trip-reads.service.ts';
import { checkCredential } from './check-credential.ts';
import { checkMaintenance } from './check-maintenance.ts';
import { checkPolicy } from './check-policy.ts';
import type { Context } from './context.ts';
import type { Policy, ProcedureMeta } from './policy.ts';

interface Called {
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly meta: Partial<ProcedureMeta> & { readonly policy: Policy };
}

/** What a procedure that asks for a user finds in its context. */
interface OfUser {
  readonly user: CurrentUser;
  readonly reads: TripReads;
}

/** Everything that stands before a procedure: policy, credential, maintenance, and the budget of its limit. */
export async function admit(ctx: Context, { type, meta }: Called): Promise<void> {
  checkPolicy(ctx, meta.policy);
  checkCredential(ctx, { type, meta });
  await checkMaintenance(ctx, { type, meta });
  if (meta.limit) await ctx.spend(meta.limit);
}

/** As {@link admit}, for a policy that nobody passes without being signed in. */
export async function admitUser(ctx: Context, called: Called): Promise<OfUser> {
  await admit(ctx, called);
  const { user, reads } = ctx;
  if (!user || !reads) throw new AppError('UNAUTHENTICATED');
  return { user, reads };
}
