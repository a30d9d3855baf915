import type { Selectable } from 'kysely';
import type { SessionItem } from '@ooo/domain/account/session.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import { prepare } from '../prepare.ts';
import type { Db } from '../tables/database.ts';
import type { SessionTable } from '../tables/session.table.ts';
import { toUser, USER_COLUMNS, type User } from './user-row.ts';

/** `id` is the SHA-256 of the secret in lower-case hex: the table takes nothing else. */
export interface Session {
  readonly id: string;
  readonly userId: UserId;
  readonly expiresAt: Date;
  readonly lastSeenAt: Date;
  readonly userAgent: string | null;
  readonly createdAt: Date;
}

export interface NewSession {
  readonly id: string;
  readonly userId: UserId;
  readonly expiresAt: Date;
  /** Cut to the 200 characters that are kept. */
  readonly userAgent?: string | null;
}

const MAX_USER_AGENT = 200;

export async function insertSession(db: Db, session: NewSession): Promise<void> {
  await db
    .insertInto('sessions')
    .values({
      id: session.id,
      user_id: session.userId,
      expires_at: session.expiresAt,
      user_agent: session.userAgent?.slice(0, MAX_USER_AGENT) ?? null,
    })
    .execute();
}

const readSessionWithUser = prepare((db, { id, now }: { id: string; now: Date }) =>
  db
    .selectFrom('sessions')
    .innerJoin('users', 'users.id', 'sessions.user_id')
    .where('sessions.id', '=', id)
    .where('sessions.expires_at', '>', now)
    .select(USER_COLUMNS)
    .select([
      'sessions.user_id',
      'sessions.expires_at',
      'sessions.last_seen_at',
      'sessions.user_agent',
      'sessions.created_at as session_created_at',
    ]),
);

/** One query by the primary key. A session that ends at or before `now` is not found. */
export async function findSessionWithUser(
  db: Db,
  { id, now }: { id: string; now: Date },
): Promise<{ session: Session; user: User } | undefined> {
  const [row] = await readSessionWithUser(db, { id, now });
  if (!row) return undefined;
  const session = toSession({ ...row, id, created_at: row.session_created_at });
  return { session, user: toUser(row) };
}

/** The user's sessions that end after `now`, the latest seen first. */
export async function listUserSessions(
  db: Db,
  { userId, now }: { userId: UserId; now: Date },
): Promise<Session[]> {
  const rows = await selectUserSessions(db, userId, now).execute();
  return rows.map(toSession);
}

/** Like {@link listUserSessions}, in the form that the user sees; `currentId` is the caller's session. */
export async function listSessionItems(
  db: Db,
  { userId, currentId, now }: { userId: UserId; currentId: string | null; now: Date },
): Promise<SessionItem[]> {
  const rows = await selectUserSessions(db, userId, now).execute();
  return rows.map((row) => ({
    id: row.public_id,
    userAgent: row.user_agent,
    createdAt: row.created_at.toISOString(),
    lastSeenAt: row.last_seen_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isCurrent: row.id === currentId,
  }));
}

/** Extends a session and notes `now` as its last use; a deleted session stays deleted. */
export async function extendSession(
  db: Db,
  { id, expiresAt, now }: { id: string; expiresAt: Date; now: Date },
): Promise<void> {
  await db
    .updateTable('sessions')
    .set({ expires_at: expiresAt, last_seen_at: now })
    .where('id', '=', id)
    .execute();
}

/** Notes `now` as the last use, unless one after `before` is noted already; true if it wrote. */
export async function touchSession(
  db: Db,
  { id, now, before }: { id: string; now: Date; before: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('sessions')
    .set({ last_seen_at: now })
    .where('id', '=', id)
    .where('last_seen_at', '<=', before)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function deleteSession(db: Db, { id }: { id: string }): Promise<void> {
  await db.deleteFrom('sessions').where('id', '=', id).execute();
}

export async function deleteUserSessions(db: Db, { userId }: { userId: UserId }): Promise<void> {
  await db.deleteFrom('sessions').where('user_id', '=', userId).execute();
}

/** Ends every session of the user but the one with the id `keepId`; resolves to how many there were. */
export async function deleteOtherSessions(
  db: Db,
  { userId, keepId }: { userId: UserId; keepId: string },
): Promise<number> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('id', '!=', keepId)
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}

/** By the id that {@link listSessionItems} shows. False if there is no such session or it is another user's. */
export async function deleteSessionOf(
  db: Db,
  { userId, publicId }: { userId: UserId; publicId: string },
): Promise<boolean> {
  const result = await db
    .deleteFrom('sessions')
    .where('user_id', '=', userId)
    .where('public_id', '=', publicId)
    .executeTakeFirst();
  return result.numDeletedRows > 0n;
}

/** Removes the sessions that end at or before `now`; resolves to how many there were. */
export async function deleteExpiredSessions(db: Db, { now }: { now: Date }): Promise<number> {
  const result = await db.deleteFrom('sessions').where('expires_at', '<=', now).executeTakeFirst();
  return Number(result.numDeletedRows);
}

function selectUserSessions(db: Db, userId: UserId, now: Date) {
  return db
    .selectFrom('sessions')
    .selectAll()
    .where('user_id', '=', userId)
    .where('expires_at', '>', now)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id');
}

function toSession(row: Omit<Selectable<SessionTable>, 'public_id'>): Session {
  return {
    id: row.id,
    userId: row.user_id,
    expiresAt: row.expires_at,
    lastSeenAt: row.last_seen_at,
    userAgent: row.user_agent,
    createdAt: row.created_at,
  };
}
