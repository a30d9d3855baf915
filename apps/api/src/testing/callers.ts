import Fastify from 'fastify';
import { redeemInvite } from '@ooo/db/queries/invites.queries';
import { findUserById } from '@ooo/db/queries/users.queries';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import { toCurrentUser } from '../auth/current-user.ts';
import type { Credential } from '../auth/identity.ts';
import { signInLocally } from '../auth/local-sign-in.ts';
import type { Abortable, InvitedContext, PublicContext } from '../context/context.ts';
import type { Deps } from '../context/deps.ts';
import { readTrips } from '../features/trips/trip-reads.service.ts';
import { createCaller } from '../trpc/root.ts';

const { log } = Fastify({ logger: false });
let count = 0;

/** A user who has just signed in for the first time, without an invite code. */
export async function makeSignedInUser(
  deps: Deps,
  email = `person${(count += 1)}@example.com`,
): Promise<CurrentUser> {
  const id = await signInLocally(deps, { email, name: 'Kim' });
  return reload(deps, id);
}

/** A user who has redeemed an invite code. */
export async function makeInvitedUser(deps: Deps, email?: string): Promise<CurrentUser> {
  const { id } = await makeSignedInUser(deps, email);
  await redeemInvite(deps.db, { userId: id, code: 'ALLBLUE' });
  return reload(deps, id);
}

async function reload(deps: Deps, id: UserId): Promise<CurrentUser> {
  const user = await findUserById(deps.db, { id });
  if (!user) throw new Error(`No user ${id}`);
  return toCurrentUser(user, deps.env);
}

const SESSION: Credential = {
  kind: 'session',
  id: 'none',
  end: async () => undefined,
  dropCookie: () => {},
};

/** The procedures as the user calls them, with a session by default; null for a signed-out caller. */
export function callerOf(
  deps: Deps,
  user: CurrentUser | null,
  credential: Credential = SESSION,
): ReturnType<typeof createCaller> {
  return createCaller(makeContext(deps, user, credential));
}

/** The context of a procedure that the user calls; the user has to be invited. */
export function contextOf(deps: Deps, user: CurrentUser): Abortable<InvitedContext> {
  return { ...makeContext(deps, user, SESSION), signal: undefined } as Abortable<InvitedContext>;
}

function makeContext(deps: Deps, user: CurrentUser | null, credential: Credential): PublicContext {
  return {
    deps,
    user,
    reads: user && readTrips(deps.db, user.id),
    requestId: 'test',
    address: '127.0.0.1',
    log,
    credential: user && credential,
    tell: () => {},
    spend: async () => undefined,
  };
}

/** A procedure by its path, `trips.get`, as the caller; its input may be anything. */
export async function callByPath(
  caller: ReturnType<typeof callerOf>,
  path: string,
  input: unknown,
): Promise<unknown> {
  let target: unknown = caller;
  for (const name of path.split('.')) target = stepInto(target, name);
  return asProcedure(target)(input);
}

/** Safe because a caller is a proxy: every name leads to another one. */
function stepInto(target: unknown, name: string): unknown {
  return (target as Record<string, unknown>)[name];
}

/** Safe for the same reason: the end of every path can be called, and reports itself if there is no such procedure. */
function asProcedure(target: unknown): (input: unknown) => Promise<unknown> {
  return target as (input: unknown) => Promise<unknown>;
}
