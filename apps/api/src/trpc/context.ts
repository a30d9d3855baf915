import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import type { Credential, Identify } from '../auth/identity.ts';
import type { Deps } from '../context/deps.ts';
import { readTrips, readTripsOnce, type TripReads } from '../features/trips/trip-reads.service.ts';
import type { CallCounter } from '../features/usage/call-counter.service.ts';
import type { Spend } from '../plugins/rate-limits.ts';
import type { LimitName } from './policy.ts';

/** What a procedure knows of the request that called it, whichever transport it came by. */
export interface Context {
  readonly deps: Deps;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Null where nobody is signed in. */
  readonly user: CurrentUser | null;
  /** The user's trips, each row read once where the request only reads; null where nobody is signed in. */
  readonly reads: TripReads | null;
  /** What the request is somebody's by; null where nobody is signed in. */
  readonly credential: Credential | null;
  /** Says what a reading is at. Only a transport that can be followed passes it on. */
  readonly tell: (step: ReadingStep) => void;
  /** Counts a call; throws RATE_LIMITED where the budget is spent. */
  readonly spend: (limit: LimitName) => Promise<void>;
}

export type CreateContext = (http: {
  readonly req: FastifyRequest;
  readonly res: FastifyReply;
  /** The procedures that the request calls. */
  readonly paths: readonly string[];
}) => Promise<Context>;

interface ContextSources {
  readonly deps: Deps;
  readonly identify: Identify;
  readonly spend: Spend;
  readonly countCalls: CallCounter['count'];
}

/** The one way from a request to a context, for tRPC and REST alike. */
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
      user: identity?.user ?? null,
      reads: identity && readsOf(req, deps, identity.user),
      credential: identity?.credential ?? null,
      tell: () => {},
      spend: async (limit) => spend(limit, req),
    };
  };
}

/** A GET changes nothing on either transport, so what it reads may be read once. */
function readsOf(req: FastifyRequest, { db }: Deps, { id }: CurrentUser): TripReads {
  return req.method === 'GET' ? readTripsOnce(db, id) : readTrips(db, id);
}
