import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import type { LimitName } from '../trpc/policy.ts';

/** Calls in a minute, for an account, or for an address where nobody is signed in. */
const PER_MINUTE: Record<LimitName, number> = {
  signIn: 20,
  inviteCheck: 10,
  upload: 30,
  search: 120,
  plan: 60,
  adminCode: 5,
  feedback: 10,
  export: 10,
};

/** Requests of any kind; a page of the web makes about ten. */
const REQUESTS_PER_MINUTE = 900;

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that the request was identified as, once it was. */
    accountId: string | null;
  }
}

/** Counts a call; throws RATE_LIMITED with `details.retryAfterSec` where the budget is spent. */
export type Spend = (limit: LimitName | 'request', request: FastifyRequest) => Promise<void>;

/**
 * Budgets of calls, counted in memory. Procedures spend from them rather than routes, so that
 * neither a batch nor a second transport gets around a limit.
 */
export async function createLimits(app: FastifyInstance, isOn: boolean): Promise<Spend> {
  app.decorateRequest('accountId', null);
  if (!isOn) return async () => {};

  await app.register(rateLimit, { global: false });
  const budget = (max: number) =>
    app.createRateLimit({
      max,
      timeWindow: '1 minute',
      keyGenerator: (request) => request.accountId ?? request.ip,
    });
  const budgets = new Map(
    Object.entries({ ...PER_MINUTE, request: REQUESTS_PER_MINUTE }).map(([name, max]) => [
      name,
      budget(max),
    ]),
  );
  return async (limit, request) => {
    const result = await budgets.get(limit)?.(request);
    if (!result || result.isAllowed || !result.isExceeded) return;
    throw new AppError('RATE_LIMITED', { details: { retryAfterSec: result.ttlInSeconds } });
  };
}
