import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Identify } from '../auth/identity.ts';
import type { PublicContext } from '../context/context.ts';
import type { Deps } from '../context/deps.ts';
import { readTrips, readTripsOnce } from '../features/trips/trip-reads.service.ts';
import type { CallCounter } from '../features/usage/call-counter.service.ts';
import type { Spend } from '../plugins/rate-limits.ts';
import type { TripReads } from '../context/ports/trip-reads.ts';

export type CreateContext = (http: {
  readonly req: FastifyRequest;
  readonly res: FastifyReply;
  /** The procedures that the request calls. */
  readonly paths: readonly string[];
}) => Promise<PublicContext>;

interface ContextSources {
  readonly deps: Deps;
  readonly identify: Identify;
  readonly spend: Spend;
  readonly countCalls: CallCounter['count'];
}

/** The only code that makes a context from a request, for tRPC and REST alike. */
export function contextFactory({
  deps,
  identify,
  spend,
  countCalls,
}: ContextSources): CreateContext {
  return async ({ req, res, paths }) => {
    const identity = await identify(req, res);
    req.accountId = identity?.user.id ?? null;
    for (let call = 0; call < paths.length; call += 1) await spend('request', req);
    if (identity) countCalls(identity.user.id, paths.length);
    return {
      deps,
      requestId: req.id,
      log: req.log,
      address: normalizeIP(req.ip),
      user: identity?.user ?? null,
      reads: identity && readsOf(req, deps, identity.user),
      credential: identity?.credential ?? null,
      tell: () => {},
      spend: async (limit) => spend(limit, req),
    };
  };
}

/** A GET changes nothing on either transport, so each row may be read once and reused. */
function readsOf(req: FastifyRequest, { db }: Deps, { id }: CurrentUser): TripReads {
  return req.method === 'GET' ? readTripsOnce(db, id) : readTrips(db, id);
}
