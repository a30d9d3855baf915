import { sql } from 'kysely';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';

/** A user's picture, at the address that the sign-in provider gave last. */
export interface PictureSource {
  readonly userId: UserId;
  readonly address: string;
}

export interface KeptPicture {
  readonly address: string;
  readonly image: Uint8Array | null;
  /** True where the address may be asked now. */
  readonly isDue: boolean;
}

/** The user's picture as it is kept; undefined for a user without an address, and for no user. */
export async function findProfilePicture(
  db: Db,
  { userId, now }: { readonly userId: UserId; readonly now: Date },
): Promise<KeptPicture | undefined> {
  const row = await db
    .selectFrom('users')
    .leftJoin('profile_pictures as kept', (join) =>
      join
        .onRef('kept.user_id', '=', 'users.id')
        .onRef('kept.address', '=', 'users.profile_image_url'),
    )
    .select(['users.profile_image_url', 'kept.image', 'kept.ask_again_at'])
    .where('users.id', '=', userId)
    .executeTakeFirst();
  if (!row?.profile_image_url) return undefined;
  const isDue = row.ask_again_at === null || row.ask_again_at <= now;
  return { address: row.profile_image_url, image: row.image, isDue };
}

/**
 * For the one caller who may ask the address at `now`, with the name of the picture that is kept of it, if any. No other
 * may until `until`, if nothing is saved or postponed by then. A picture of another address is deleted. Undefined for all
 * other callers, and if the user is gone.
 */
export async function claimProfilePicture(
  db: Db,
  { userId, address, now, until }: PictureSource & { readonly now: Date; readonly until: Date },
): Promise<{ readonly etag: string | null } | undefined> {
  const isSame = sql<boolean>`profile_pictures.address = excluded.address`;
  return db
    .insertInto('profile_pictures')
    .columns(['user_id', 'address', 'ask_again_at'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .select([
          'users.id',
          sql<string>`${address}::text`.as('address'),
          sql<Date>`${until}::timestamptz`.as('until'),
        ])
        .where('users.id', '=', userId),
    )
    .onConflict((conflict) =>
      conflict
        .column('user_id')
        .doUpdateSet({
          address: sql`excluded.address`,
          ask_again_at: sql`excluded.ask_again_at`,
          image: sql`case when ${isSame} then profile_pictures.image end`,
          etag: sql`case when ${isSame} then profile_pictures.etag end`,
          fetched_at: sql`case when ${isSame} then profile_pictures.fetched_at end`,
        })
        .where(sql<boolean>`profile_pictures.ask_again_at <= ${now} or not (${isSame})`),
    )
    .returning('etag')
    .executeTakeFirst();
}

/** Keeps what the address sent. Nothing happens if the user or the address is another one by now. */
export async function saveProfilePicture(
  db: Db,
  {
    askAgainAt,
    ...picture
  }: PictureSource & {
    readonly image: Uint8Array;
    readonly etag: string | null;
    readonly fetchedAt: Date;
    readonly askAgainAt: Date;
  },
): Promise<void> {
  await db
    .updateTable('profile_pictures')
    .set({
      image: picture.image,
      etag: picture.etag,
      fetched_at: picture.fetchedAt,
      ask_again_at: askAgainAt,
    })
    .where('user_id', '=', picture.userId)
    .where('address', '=', picture.address)
    .execute();
}

/** `unchanged`: what is kept is still the picture. `failed`: it may be. `gone`: there is none any more. */
export type PictureOutcome = 'unchanged' | 'failed' | 'gone';

/** Notes an answer without a picture, and when to ask again. */
export async function postponeProfilePicture(
  db: Db,
  {
    userId,
    address,
    outcome,
    now,
    askAgainAt,
  }: PictureSource & {
    readonly outcome: PictureOutcome;
    readonly now: Date;
    readonly askAgainAt: Date;
  },
): Promise<void> {
  await db
    .updateTable('profile_pictures')
    .set({
      ask_again_at: askAgainAt,
      ...(outcome === 'gone' && { image: null, etag: null, fetched_at: null }),
      ...(outcome === 'unchanged' && {
        fetched_at: sql<Date | null>`case when image is not null then ${now}::timestamptz end`,
      }),
    })
    .where('user_id', '=', userId)
    .where('address', '=', address)
    .execute();
}
