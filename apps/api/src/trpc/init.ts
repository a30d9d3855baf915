import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { toErrorBody, toTrpcError } from '../error-translation.ts';
import { AppError } from '../errors.ts';
import { checkCredential } from './check-credential.ts';
import { checkMaintenance } from './check-maintenance.ts';
import { checkPolicy, checkUserPolicy } from './check-policy.ts';
import type { Context } from './context.ts';
import type { Policy, ProcedureMeta } from './policy.ts';
import { toErrorShape } from './trpc-response.ts';

const t = initTRPC
  .context<Context>()
  .meta<Partial<ProcedureMeta>>()
  .create({
    transformer: superjson,
    errorFormatter: ({ error, path, ctx }) =>
      toErrorShape(error, path, toErrorBody(error, ctx?.requestId ?? '')),
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

interface Called {
  readonly ctx: Context;
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly meta: Partial<ProcedureMeta> | undefined;
}

/** What every call has to pass, once its policy lets it. */
async function checkCall(called: Called): Promise<void> {
  const { ctx, type, meta = {} } = called;
  checkCredential(ctx, { type, meta });
  await checkMaintenance(ctx, { type, meta });
  if (meta.limit) await ctx.spend(meta.limit);
}

/** A thrown AppError under the tRPC code of its kind; every other error stays what it is. */
function translate(error: unknown): TRPCError {
  if (error instanceof TRPCError) return toTrpcError(error);
  return toTrpcError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }));
}

/**
 * One middleware has all checks in it: each further one makes copies of the call and its context, which cost
 * more than the checks do.
 */
function procedureFor(policy: Exclude<Policy, 'public'>) {
  return t.procedure.meta({ policy }).use(async ({ ctx, type, meta, next }) => {
    try {
      const user = checkUserPolicy(ctx, policy);
      await checkCall({ ctx, type, meta });
      const { reads } = ctx;
      if (!reads) throw new AppError('UNAUTHENTICATED');
      const result = await next({ ctx: { user, reads } });
      return result.ok ? result : { ...result, error: translate(result.error) };
    } catch (error) {
      throw translate(error);
    }
  });
}

/** These base procedures are the only way to make one, so none is without a policy. */
export const publicProcedure = t.procedure
  .meta({ policy: 'public' })
  .use(async ({ ctx, type, meta, next }) => {
    try {
      checkPolicy(ctx, 'public');
      await checkCall({ ctx, type, meta });
      const result = await next();
      return result.ok ? result : { ...result, error: translate(result.error) };
    } catch (error) {
      throw translate(error);
    }
  });
/** Signed in, whether the age is confirmed or not. */
export const arrivingProcedure = procedureFor('arriving');
export const signedInProcedure = procedureFor('signedIn');
/** Signed in and let in: by an invite code, as an admin, or because the gate is off. */
export const invitedProcedure = procedureFor('invited');
export const adminProcedure = procedureFor('admin');
