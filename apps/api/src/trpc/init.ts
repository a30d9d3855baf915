import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { AppError } from '../errors.ts';
import { currentRequestId } from '../plugins/current-request.ts';
import { toErrorBody, toTrpcError } from '../error-translation.ts';
import type { Context } from './context.ts';
import type { Policy, ProcedureMeta } from './policy.ts';

const t = initTRPC
  .context<Context>()
  .meta<Partial<ProcedureMeta>>()
  .create({
    transformer: superjson,
    errorFormatter: ({ error, shape }) => {
      const app = toErrorBody(error, currentRequestId());
      const { stack: _stack, ...data } = shape.data;
      return { ...shape, message: app.message, data: { ...data, app } };
    },
  });

export const router = t.router;
export const createCallerFactory = t.createCallerFactory;

/** Gives a thrown AppError the tRPC code of its kind; every other error stays what it is. */
const translateErrors = t.middleware(async ({ next }) => {
  const result = await next();
  if (result.ok) return result;
  return { ...result, error: toTrpcError(result.error) };
});

const spendLimit = t.middleware(async ({ ctx, meta, next }) => {
  if (meta?.limit) await ctx.spend(meta.limit);
  return next();
});

const requireUser = t.middleware(({ ctx, next }) => {
  if (!ctx.user) throw new AppError('UNAUTHENTICATED');
  return next({ ctx: { user: ctx.user } });
});

const requireInvite = requireUser.unstable_pipe(({ ctx, next }) => {
  const isLetIn = ctx.user.isAdmin || ctx.user.inviteCode !== null || !ctx.deps.env.inviteGate;
  if (!isLetIn) throw new AppError('INVITE_REQUIRED');
  return next();
});

const requireAdmin = requireUser.unstable_pipe(({ ctx, next }) => {
  if (!ctx.user.isAdmin) throw new AppError('FORBIDDEN');
  return next();
});

function procedure(policy: Policy) {
  return t.procedure.meta({ policy }).use(translateErrors);
}

/** The base procedures are the only way to make one, so none is without a policy. */
export const publicProcedure = procedure('public').use(spendLimit);
export const signedInProcedure = procedure('signedIn').use(requireUser).use(spendLimit);
/** Signed in and let in: by an invite code, as an admin, or because the gate is off. */
export const invitedProcedure = procedure('invited').use(requireInvite).use(spendLimit);
export const adminProcedure = procedure('admin').use(requireAdmin).use(spendLimit);
