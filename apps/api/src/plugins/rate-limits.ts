import rateLimit, { normalizeIP } from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { UserId } from '@ooo/domain/shared/ids';
import { AppError } from '../errors/app-error.ts';
import type { LimitName } from '../trpc/policy.ts';

/**
 * Whose calls are counted together: those of an address (for IPv6 a whole /64, which is what one customer gets), or
 * those of a caller: the account, or the address of a visitor who is not signed in.
 */
type CountedBy = 'address' | 'caller';

interface Budget {
  readonly by: CountedBy;
  readonly max: number;
  readonly per: '1 minute' | '1 hour';
}

const perMinute = (max: number, by: CountedBy = 'caller'): Budget => ({ by, max, per: '1 minute' });

/** The limits that procedures declare, and those that every request spends from. */
type AnyLimit = LimitName | 'request' | 'page' | 'health' | 'largeBody';

/** A call has to fit into every budget of its limit. Guesses are counted by address too: accounts cost nothing. */
const BUDGETS: Record<AnyLimit, readonly Budget[]> = {
  /** Requests of any kind; a page of the web makes about ten. */
  request: [perMinute(900)],
  /** Pages, files and unknown addresses, before the caller is known. A first visit takes about fifty. */
  page: [perMinute(3000, 'address')],
  /** Called by monitoring, at most several times a second. */
  health: [perMinute(600, 'address')],
  /** A long text that is pasted; files are not among them. Each is parsed in one go, which blocks the event loop. */
  largeBody: [perMinute(60, 'address')],
  signIn: [perMinute(20, 'address')],
  inviteCheck: [
    perMinute(10),
    perMinute(30, 'address'),
    { by: 'caller', max: 50, per: '1 hour' },
    { by: 'address', max: 300, per: '1 hour' },
  ],
  upload: [perMinute(30)],
  /** Each loads a whole kept document into memory; three full trips have thirty. */
  download: [perMinute(60)],
  /** The zip of a user's own data requests every kept document, and lists those that were refused as missing. */
  exportedDocument: [perMinute(1000)],
  search: [perMinute(120)],
  plan: [perMinute(60)],
  adminCode: [perMinute(5), perMinute(20, 'address')],
  feedback: [perMinute(10)],
  export: [perMinute(10)],
};

declare module 'fastify' {
  interface FastifyRequest {
    /** The account of the request, once it has been identified. */
    accountId: UserId | null;
  }
}

/** Counts a call; throws RATE_LIMITED with `details.retryAfterSec` once the budget is spent. */
export type Spend = (limit: AnyLimit, request: FastifyRequest) => Promise<void>;

const KEYS: Record<CountedBy, (request: FastifyRequest) => string> = {
  address: ({ ip }) => normalizeIP(ip),
  caller: ({ accountId, ip }) => accountId ?? normalizeIP(ip),
};

/**
 * Budgets of calls, counted in memory. Procedures spend from them, not routes, so that neither a batch nor a second
 * transport gets around a limit.
 */
export async function createLimits(app: FastifyInstance, isOn: boolean): Promise<Spend> {
  app.decorateRequest('accountId', null);
  if (!isOn) return async () => {};

  await app.register(rateLimit, { global: false });
  const makeCounter = ({ by, max, per }: Budget) =>
    app.createRateLimit({ max, timeWindow: per, keyGenerator: KEYS[by] });
  const counters = new Map(
    Object.entries(BUDGETS).map(([limit, budgets]) => [limit, budgets.map(makeCounter)]),
  );
  return async (limit, request) => {
    for (const count of counters.get(limit) ?? []) {
      const result = await count(request);
      if (result.isAllowed || !result.isExceeded) continue;
      throw new AppError('too-many-requests', { retryAfterSec: result.ttlInSeconds });
    }
  };
}
