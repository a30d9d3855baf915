import type { FastifyBaseLogger } from 'fastify';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import type { Credential } from '../auth/identity.ts';
import type { LimitName, Policy } from '../trpc/policy.ts';
import type { Deps } from './deps.ts';
import type { TripReads } from './ports/trip-reads.ts';

/** What a procedure knows about the request that called it, whichever transport it came by. */
export interface PublicContext {
  readonly deps: Deps;
  readonly requestId: string;
  readonly log: FastifyBaseLogger;
  /** Where the request came from: an IPv4 address, or the network of an IPv6 address. */
  readonly address: string;
  /** Null for a visitor who is not signed in. */
  readonly user: CurrentUser | null;
  /** The user's trips, each row read once if the request only reads; null without a user. */
  readonly reads: TripReads | null;
  /** The session or token that identified the user; null without a user. */
  readonly credential: Credential | null;
  /** Reports which step a reading has reached. Only a transport that can stream passes it on. */
  readonly tell: (step: ReadingStep) => void;
  /** Counts a call; throws RATE_LIMITED once the budget is spent. */
  readonly spend: (limit: LimitName) => Promise<void>;
}

/**
 * For a signed-in user, whether their age is confirmed or not. `~passed` exists only in the types: it keeps a service
 * of one policy from being called under a weaker one.
 */
export interface AgeUncheckedContext extends PublicContext {
  readonly user: CurrentUser;
  readonly reads: TripReads;
  readonly '~passed': { readonly ageUnchecked: true };
}

/** For a user who has also confirmed their age. */
export interface SignedInContext extends AgeUncheckedContext {
  readonly '~passed': { readonly ageUnchecked: true; readonly signedIn: true };
}

/** For a user who has also been invited. */
export interface InvitedContext extends SignedInContext {
  readonly '~passed': {
    readonly ageUnchecked: true;
    readonly signedIn: true;
    readonly invited: true;
  };
}

/** For an admin. */
export interface AdminContext extends SignedInContext {
  readonly '~passed': {
    readonly ageUnchecked: true;
    readonly signedIn: true;
    readonly admin: true;
  };
}

interface ContextOfPolicy {
  readonly public: PublicContext;
  readonly ageUnchecked: AgeUncheckedContext;
  readonly signedIn: SignedInContext;
  readonly invited: InvitedContext;
  readonly admin: AdminContext;
}

/** The context of a procedure with this policy. */
export type ContextOf<P extends Policy> = ContextOfPolicy[P];

/** A context whose work can be aborted when the caller stops waiting. */
export type Abortable<C extends PublicContext> = C & { readonly signal: AbortSignal | undefined };
