import { sql, type Kysely } from 'kysely';

/** What the assistant costs a user and day of UTC: a call is counted with all that it may take before it is made. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table assistant_usage (
      user_id uuid not null references users on delete cascade,
      day date not null,
      calls integer not null,
      tokens bigint not null,
      primary key (user_id, day),
      constraint assistant_usage_calls_check check (calls >= 0),
      constraint assistant_usage_tokens_check check (tokens >= 0)
    )`.execute(db);
}
