import { sql } from 'kysely';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Language } from '@ooo/domain/shared/language';
import { usualTemperatureUnit } from '@ooo/domain/shared/usual-formats';
import type { Db } from '../tables/database.ts';
import { inTransaction } from './in-transaction.ts';
import { toUser, USER_COLUMNS, type User } from './user-row.ts';

/** A provider's claims about a user who signs in. */
export interface IdentityProfile {
  readonly provider: string;
  /** The provider's own name for the account, which never changes. For local sign-in the e-mail in lower case. */
  readonly subject: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly firstName: string;
  readonly profileImageUrl?: string | null;
}

/** What a user who is made at a sign-in begins with; the unit of temperatures is the usual one of the language. */
interface NewUser {
  readonly language?: Language | undefined;
}

/** `keptEmail`: the provider now gives an e-mail that is another user's; see {@link findOrCreateUserByIdentity}. */
export type SignedIn =
  | {
      readonly ok: true;
      readonly user: User;
      readonly created: boolean;
      readonly keptEmail: boolean;
    }
  | { readonly ok: false; readonly reason: 'email-taken' };

export async function findUserById(db: Db, { id }: { id: UserId }): Promise<User | undefined> {
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
 * The user of an identity, made at its first sign-in; name, picture and e-mail follow the provider at each
 * later one. However often it runs at once for one identity, there is one user.
 *
 * Where the e-mail is another user's: an identity that is new is never joined to a user by e-mail, the
 * answer is `email-taken` and nothing changes. An identity that is known gets in, for it and not the e-mail
 * is who the user is; the user keeps the old e-mail as one that is not verified any more, so that no role
 * depends on an address that the provider no longer gives.
 */
export async function findOrCreateUserByIdentity(
  db: Db,
  profile: IdentityProfile,
  { language }: NewUser = {},
): Promise<SignedIn> {
  return inTransaction(db, async (tx) => {
    const key = `${profile.provider} ${profile.subject}`;
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(tx);
    await sql`select pg_advisory_xact_lock(hashtextextended(lower(${profile.email}), 1))`.execute(
      tx,
    );
    const known = await tx
      .selectFrom('identities')
      .select('user_id')
      .where('provider', '=', profile.provider)
      .where('subject', '=', profile.subject)
      .executeTakeFirst();
    const refreshed = known && (await refreshProfile(tx, known.user_id, profile));
    if (refreshed) return refreshed;
    const row = await tx
      .insertInto('users')
      .values({
        email: profile.email,
        email_verified: profile.emailVerified,
        first_name: profile.firstName,
        profile_image_url: profile.profileImageUrl ?? null,
        ...(language && { language, temperature_unit: usualTemperatureUnit(language) }),
      })
      .onConflict((conflict) => conflict.expression(sql`lower(email)`).doNothing())
      .returning(USER_COLUMNS)
      .executeTakeFirst();
    if (!row) return { ok: false, reason: 'email-taken' };
    await tx
      .insertInto('identities')
      .values({ provider: profile.provider, subject: profile.subject, user_id: row.id })
      .execute();
    return { ok: true, user: toUser(row), created: true, keptEmail: false };
  });
}

/** Notes that the user is old enough; the first time counts. Undefined if there is no such user. */
export async function confirmAge(
  db: Db,
  { userId, now }: { userId: UserId; now: Date },
): Promise<User | undefined> {
  const row = await db
    .updateTable('users')
    .set({ age_confirmed_at: sql<Date>`coalesce(age_confirmed_at, ${now})` })
    .where('id', '=', userId)
    .returning(USER_COLUMNS)
    .executeTakeFirst();
  return row && toUser(row);
}

/** Notes a sign-in, by the database's clock. */
export async function touchLogin(db: Db, { userId }: { userId: UserId }): Promise<void> {
  await db
    .updateTable('users')
    .set({ last_login_at: sql<Date>`now()` })
    .where('id', '=', userId)
    .execute();
}

/**
 * The caller holds the lock on the e-mail, so that no other user takes it between the check and the change. Undefined if
 * the account has just been deleted.
 */
async function refreshProfile(
  tx: Db,
  userId: UserId,
  profile: IdentityProfile,
): Promise<SignedIn | undefined> {
  await removeFormerPicture(tx, userId, profile);
  const taken = await tx
    .selectFrom('users')
    .select('id')
    .where(sql`lower(email)`, '=', sql`lower(${profile.email})`)
    .where('id', '!=', userId)
    .executeTakeFirst();
  const row = await tx
    .updateTable('users')
    .set({
      ...(taken
        ? { email_verified: false }
        : { email: profile.email, email_verified: profile.emailVerified }),
      first_name: profile.firstName,
      profile_image_url: profile.profileImageUrl ?? null,
      updated_at: sql<Date>`now()`,
    })
    .where('id', '=', userId)
    .returning(USER_COLUMNS)
    .executeTakeFirst();
  return row && { ok: true, user: toUser(row), created: false, keptEmail: taken !== undefined };
}

/** Nothing is kept for an address that the provider no longer gives. */
async function removeFormerPicture(
  tx: Db,
  userId: UserId,
  { profileImageUrl = null }: IdentityProfile,
): Promise<void> {
  await tx
    .deleteFrom('profile_pictures')
    .where('user_id', '=', userId)
    .where('address', 'is distinct from', profileImageUrl)
    .execute();
}
