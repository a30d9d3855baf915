import { initTRPC, TRPCError } from '@trpc/server';
import superjson from 'superjson';
import { toErrorBody, toTrpcError } from '../errors/error-translation.ts';
import { admitBy } from './admit.ts';
import type { PublicContext } from '../context/context.ts';
import type { Policy, ProcedureMeta } from './policy.ts';
import { toErrorShape } from './trpc-response.ts';

const t = initTRPC
  .context<PublicContext>()
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

function procedureFor<P extends Policy>(policy: P) {
  return t.procedure.meta({ policy }).use(async ({ ctx, type, meta, next }) => {
    try {
      const admitted = await admitBy(ctx, policy, { type, meta });
      const result = await next({ ctx: admitted });
      return result.ok ? result : { ...result, error: translate(result.error) };
    } catch (error) {
      throw translate(error);
    }
  });
}

// These base procedures are the only way to make a procedure, so each has a policy.
export const publicProcedure = procedureFor('public');
/** Signed in; the age may not be confirmed yet. */
export const ageUncheckedProcedure = procedureFor('ageUnchecked');
export const signedInProcedure = procedureFor('signedIn');
/** Signed in, age confirmed, and admitted: by an invite code, as an admin, or because the gate is off. */
export const invitedProcedure = procedureFor('invited');
export const adminProcedure = procedureFor('admin');
