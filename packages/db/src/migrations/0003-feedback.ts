import { sql, type Kysely } from 'kysely';

/** What users write to the team, newest read first; it goes with the account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table feedback (
      id bigint generated always as identity primary key,
      user_id uuid not null references users on delete cascade,
      message text not null,
      created_at timestamptz not null default now(),
      constraint feedback_message_check check (btrim(message) <> '' and char_length(message) <= 4000)
    )`.execute(db);
  await sql`create index feedback_user_id_index on feedback (user_id)`.execute(db);
}
