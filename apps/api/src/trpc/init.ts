import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { toErrorBody, toTrpcError } from '../errors/error-translation.ts';
import { admit, admitUser } from './admit.ts';
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

/** A thrown AppError under the tRPC code of its kind; every other error stays what it is. */
function translate(error: unknown): TRPCError {
  if (error instanceof TRPCError) return toTrpcError(error);
  return toTrpcError(new TRPCError({ code: 'INTERNAL_SERVER_ERROR', cause: error }));
}

function procedureFor(policy: Exclude<Policy, 'public'>) {
  return t.procedure.meta({ policy }).use(async ({ ctx, type, meta, next }) => {
    try {
      const ofUser = await admitUser(ctx, { type, meta: { ...meta, policy } });
      const result = await next({ ctx: ofUser });
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
      await admit(ctx, { type, meta: { ...meta, policy: 'public' } });
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
