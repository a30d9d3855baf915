import type { FastifyBaseLogger } from 'fastify';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { ReadingStep } from '@ooo/domain/tickets/reading-step.schema';
import type { Credential } from '../auth/identity.ts';
import type { TripReads } from '../features/trips/trip-reads.service.ts';
import type { LimitName, Policy } from '../trpc/policy.ts';
import type { Deps } from './deps.ts';

/** What a procedure knows of the request that called it, whichever transport it came by. */
export interface PublicContext {
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

/**
 * Of somebody who is signed in, whether their age is confirmed or not. The mark is in no object: it keeps a service of
 * one policy from being called under a weaker one.
 */
export interface ArrivalContext extends PublicContext {
  readonly user: CurrentUser;
  readonly reads: TripReads;
  readonly '~passed': { readonly arriving: true };
}

/** Of somebody who has also confirmed their age. */
export interface SignedInContext extends ArrivalContext {
  readonly '~passed': { readonly arriving: true; readonly signedIn: true };
}

/** Of somebody who is also let in. */
export interface InvitedContext extends SignedInContext {
  readonly '~passed': { readonly arriving: true; readonly signedIn: true; readonly invited: true };
}

/** Of an admin. */
export interface AdminContext extends SignedInContext {
  readonly '~passed': { readonly arriving: true; readonly signedIn: true; readonly admin: true };
}

interface ContextOfPolicy {
  readonly public: PublicContext;
  readonly arriving: ArrivalContext;
  readonly signedIn: SignedInContext;
  readonly invited: InvitedContext;
  readonly admin: AdminContext;
}

/** The context of a procedure with this policy. */
export type ContextOf<P extends Policy> = ContextOfPolicy[P];

/** A context whose work somebody may stop waiting for. */
export type Abortable<C extends PublicContext> = C & { readonly signal: AbortSignal | undefined };
