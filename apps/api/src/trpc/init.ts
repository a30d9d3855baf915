import { initTRPC } from '@trpc/server';
import superjson from 'superjson';
import { toErrorBody, toTrpcError } from '../error-translation.ts';
import { AppError } from '../errors.ts';
import { currentRequestId } from '../plugins/current-request.ts';
import { checkCredential } from './check-credential.ts';
import { checkUserPolicy } from './check-policy.ts';
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

const checkMeans = t.middleware(async ({ ctx, type, meta, next }) => {
  checkCredential(ctx, { type, meta: meta ?? {} });
  return next();
});

/** Admins go on writing: one of them has to end it. */
const refuseInMaintenance = t.middleware(async ({ ctx, type, meta, next }) => {
  const { maintenanceMode } = await ctx.deps.settings.read();
  const isWrite = type === 'mutation' && meta?.changes !== false;
  const isOpen = meta?.duringMaintenance === 'open' || ctx.user?.isAdmin;
  if (maintenanceMode && isWrite && !isOpen) throw new AppError('MAINTENANCE');
  return next();
});

const base = t.procedure.use(translateErrors);

function procedureFor(policy: Exclude<Policy, 'public'>) {
  return base
    .meta({ policy })
    .use(({ ctx, next }) => next({ ctx: { user: checkUserPolicy(ctx, policy) } }))
    .use(checkMeans)
    .use(refuseInMaintenance)
    .use(spendLimit);
}

/** These base procedures are the only way to make one, so none is without a policy. */
export const publicProcedure = base
  .meta({ policy: 'public' })
  .use(checkMeans)
  .use(refuseInMaintenance)
  .use(spendLimit);
/** Signed in, whether the age is confirmed or not. */
export const arrivingProcedure = procedureFor('arriving');
export const signedInProcedure = procedureFor('signedIn');
/** Signed in and let in: by an invite code, as an admin, or because the gate is off. */
export const invitedProcedure = procedureFor('invited');
export const adminProcedure = procedureFor('admin');
