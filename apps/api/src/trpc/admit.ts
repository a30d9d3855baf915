import { checkCredential } from './check-credential.ts';
import { checkMaintenance } from './check-maintenance.ts';
import { checkPolicy } from './check-policy.ts';
import type { ContextOf, PublicContext } from '../context/context.ts';
import type { Policy, ProcedureMeta } from './policy.ts';

interface Called {
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly meta: Partial<ProcedureMeta> & { readonly policy: Policy };
}

/** All checks before a procedure runs: policy, credential, maintenance, and the budget of its limit. */
export async function admit(ctx: PublicContext, { type, meta }: Called): Promise<void> {
  checkPolicy(ctx, meta.policy);
  checkCredential(ctx, { type, meta });
  await checkMaintenance(ctx, { type, meta });
  if (meta.limit) await ctx.spend(meta.limit);
}

/** Like {@link admit}; resolves to the context of the policy. */
export async function admitBy<P extends Policy>(
  ctx: PublicContext,
  policy: P,
  {
    type,
    meta,
  }: { readonly type: Called['type']; readonly meta: Partial<ProcedureMeta> | undefined },
): Promise<ContextOf<P>> {
  await admit(ctx, { type, meta: { ...meta, policy } });
  return asAdmitted(ctx);
}

/** Safe because {@link admit} throws for anyone whom the policy does not admit. */
function asAdmitted<P extends Policy>(ctx: PublicContext): ContextOf<P> {
  return ctx as ContextOf<P>;
}
