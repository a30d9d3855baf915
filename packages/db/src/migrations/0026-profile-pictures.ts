import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/**
 * Profile pictures as the server shows them: small and made anew from what the address of the sign-in provider gave.
 * A row is there before its address is asked, so that of all processes one asks; `ask_again_at` is then a short time
 * ahead. An account that never confirmed its age is looked for by when it was made.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_pictures (
      user_id uuid primary key references users on delete cascade,
      address text not null,
      ask_again_at timestamptz not null,
      image bytea,
      etag text,
      fetched_at timestamptz,
      constraint profile_pictures_address_check check (char_length(address) <= 2000),
      constraint profile_pictures_image_check check (num_nulls(image, fetched_at) in (0, 2)),
      constraint profile_pictures_size_check check (octet_length(image) <= 65536),
      constraint profile_pictures_etag_check check (char_length(etag) <= 200)
    )`.execute(db);
  await sql`
    create index users_age_unconfirmed_index on users (created_at) where age_confirmed_at is null`.execute(
    db,
  );
}
