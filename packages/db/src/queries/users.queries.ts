import { sql } from 'kysely';
import type { Preferences } from '@ooo/domain/account/user.schema';
import type { Db } from '../tables/database.ts';
import { toUser, USER_COLUMNS, type User } from './user-row.ts';

/** What a provider says of who signs in. */
export interface IdentityProfile {
  readonly provider: string;
  /** The provider's own name for the account, which never changes. For local sign-in the e-mail in lower case. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly profileImageUrl?: string | null;
}

export type SignedIn =
  | { readonly ok: true; readonly user: User; readonly created: boolean }
  | { readonly ok: false; readonly reason: 'email-taken' };

export async function findUserById(db: Db, { id }: { id: string }): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toUser(row);
}

/** Upper and lower case of the e-mail do not matter. */
export async function findUserByEmail(
  db: Db,
  { email }: { email: string },
): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select(USER_COLUMNS)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .executeTakeFirst();
  return row && toUser(row);
}

/**
 * The user of an identity, made at its first sign-in; name and picture follow the provider at each later
 * one, and so does the e-mail unless another user has it. An identity that is new is never joined to a
 * user by e-mail: where the e-mail is another user's the answer is `email-taken` and nothing changes.
 * However often it runs at once for one identity, there is one user.
 */
export async function findOrCreateUserByIdentity(
  db: Db,
  profile: IdentityProfile,
): Promise<SignedIn> {
  return db.transaction().execute(async (tx) => {
    const key = `${profile.provider} ${profile.subject}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
    const known = await tx
      .selectFrom('identities')
      .select('user_id')
      .where('provider', '=', profile.provider)
      .where('subject', '=', profile.subject)
      .executeTakeFirst();
    if (known) {
      return { ok: true, user: await refreshProfile(tx, known.user_id, profile), created: false };
    }
    const row = await tx
      .insertInto('users')
      .values({
        email: profile.email,
        email_verified: profile.emailVerified,
        first_name: profile.firstName,
        profile_image_url: profile.profileImageUrl ?? null,
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning(USER_COLUMNS)
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'email-taken' };
    await tx
      .insertInto('identities')
      .values({ provider: profile.provider, subject: profile.subject, user_id: row.id })
      .execute();
    return { ok: true, user: toUser(row), created: true };
  });
}

/** Sets what the patch names; undefined where there is no such user. */
export async function updatePreferences(
  db: Db,
  { userId, patch }: { userId: string; patch: Preferences },
): Promise<User | undefined> {
  const row = await db
    .updateTable('users')
    .set({
      temperature_unit: patch.temperatureUnit,
      language: patch.language,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .returning(USER_COLUMNS)
    .executeTakeFirst();
  return row && toUser(row);
}

/** Notes a sign-in, by the database's clock. */
export async function touchLogin(db: Db, { userId }: { userId: string }): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_login_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

async function refreshProfile(tx: Db, userId: string, profile: IdentityProfile): Promise<User> {
  const lowered = profile.email.toLowerCase();
  const taken = await tx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', lowered)
    .where('id', '!=', userId)
    .executeTakeFirst();
  const row = await tx
    .updateTable('users')
    .set({
      ...(taken ? {} : { email: profile.email, email_verified: profile.emailVerified }),
      first_name: profile.firstName,
      profile_image_url: profile.profileImageUrl ?? null,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .returning(USER_COLUMNS)
    .executeTakeFirstOrThrow();
  return toUser(row);
}
