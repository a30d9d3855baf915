import type { FastifyBaseLogger } from 'fastify';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../deps.ts';
import type { LimitName } from './policy.ts';

/** What a procedure knows of the request that called it, whichever transport it came by. */
export interface Context {
  readonly deps: Deps;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Null where nobody is signed in. */
  readonly user: CurrentUser | null;
  /** The session that the user came with; null for other kinds of identity. */
  readonly sessionId: string | null;
  /** Counts a call; throws RATE_LIMITED where the budget is spent. */
  readonly spend: (limit: LimitName) => Promise<void>;
}
