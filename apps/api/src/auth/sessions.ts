import { type Adapter, type DatabaseSession, Lucia, TimeSpan } from 'lucia';
import type { UserId } from '@ooo/domain/shared/ids';
import {
  deleteExpiredSessions,
  deleteSession,
  deleteUserSessions,
  extendSession,
  findSessionWithUser,
  insertSession,
  listUserSessions,
} from '@ooo/db/queries/sessions.queries';
import type { User } from '@ooo/db/queries/user-row';
import type { Db } from '@ooo/db/tables/database';
import { hashSecret } from './secret-hash.ts';
import { sessionUseNotes } from './session-use.ts';

/** How long a session lasts without use; use in its second half makes it last as long again. */
const LIFETIME_DAYS = 30;

/** `id` is the secret that the cookie carries; the database knows only its hash. */
export interface Session {
  readonly id: string;
  readonly expiresAt: Date;
}

export interface ValidSession extends Session {
  readonly user: User;
  /** True if it has just been extended: the cookie has to be renewed too. */
  readonly isExtended: boolean;
}

/** The only interface to sessions, so that the library behind it can be replaced. */
export interface Sessions {
  readonly create: (
    userId: UserId,
    userAgent: string | undefined,
    /** The transaction to take part in. */
    tx?: Db,
  ) => Promise<Session>;
  /**
   * One indexed query, and a write where the last use was noted long ago; null if it is unknown, ended or
   * not a session at all.
   */
  readonly validate: (secret: string) => Promise<ValidSession | null>;
  readonly invalidate: (secret: string, tx?: Db) => Promise<void>;
  readonly removeExpired: () => Promise<void>;
}

/** `onNoteFailed` is told why a use could not be noted; the request still goes on. */
export function createSessions(
  db: Db,
  clock: () => Date,
  onNoteFailed: (error: unknown) => void = () => {},
): Sessions {
  const noteUse = sessionUseNotes({ db, clock, onFailure: onNoteFailed });
  const luciaOn = (on: Db) =>
    new Lucia(adapter(on, clock), {
      sessionExpiresIn: new TimeSpan(LIFETIME_DAYS, 'd'),
      getSessionAttributes: ({ lastSeenAt }) => ({ lastSeenAt }),
      getUserAttributes: ({ user }) => ({ user }),
    });
  const lucia = luciaOn(db);
  return {
    create: async (userId, userAgent, tx) =>
      (tx ? luciaOn(tx) : lucia).createSession(userId, { userAgent: userAgent ?? null }),
    validate: async (secret) => {
      if (!isSecret(secret)) return null;
      const { session, user } = await lucia.validateSession(secret);
      if (!session) return null;
      const { lastSeenAt } = session;
      // Extending a session notes the use, too.
      if (!session.fresh && lastSeenAt) await noteUse({ id: hashSecret(secret), lastSeenAt });
      return {
        id: session.id,
        expiresAt: session.expiresAt,
        isExtended: session.fresh,
        user: user.user,
      };
    },
    invalidate: async (secret, tx) => (tx ? luciaOn(tx) : lucia).invalidateSession(secret),
    removeExpired: async () => lucia.deleteExpiredSessions(),
  };
}

/** What lucia makes: 25 random bytes in base 32. Anything else is refused without a query. */
function isSecret(text: string): boolean {
  return /^[a-z2-7]{40}$/.test(text);
}

declare module 'lucia' {
  interface Register {
    UserId: User['id'];
    Lucia: Lucia<{ lastSeenAt: Date | undefined }, { user: User }>;
    /** A new session has no last use yet. */
    DatabaseSessionAttributes: { userAgent: string | null; lastSeenAt?: Date };
    DatabaseUserAttributes: { user: User };
  }
}

/** lucia's adapter to the database. lucia identifies sessions by their secret, the table by its hash. */
function adapter(db: Db, clock: () => Date): Adapter {
  return {
    getSessionAndUser: async (secret) => {
      const found = await findSessionWithUser(db, { id: hashSecret(secret), now: clock() });
      if (!found) return [null, null];
      const { user, session } = found;
      const { expiresAt, userAgent, lastSeenAt } = session;
      const attributes = { userAgent, lastSeenAt };
      return [
        { id: secret, userId: user.id, expiresAt, attributes },
        { id: user.id, attributes: { user } },
      ];
    },
    getUserSessions: async (userId) => {
      const sessions = await listUserSessions(db, { userId, now: clock() });
      return sessions.map(({ id, expiresAt, userAgent }): DatabaseSession => ({
        id,
        userId,
        expiresAt,
        attributes: { userAgent },
      }));
    },
    setSession: async ({ id, userId, expiresAt, attributes }) =>
      insertSession(db, { id: hashSecret(id), userId, expiresAt, userAgent: attributes.userAgent }),
    updateSessionExpiration: async (secret, expiresAt) =>
      extendSession(db, { id: hashSecret(secret), expiresAt, now: clock() }),
    deleteSession: async (secret) => deleteSession(db, { id: hashSecret(secret) }),
    deleteUserSessions: async (userId) => deleteUserSessions(db, { userId }),
    deleteExpiredSessions: async () => {
      await deleteExpiredSessions(db, { now: clock() });
    },
  };
}
