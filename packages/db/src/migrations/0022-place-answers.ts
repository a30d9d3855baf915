import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/**
 * What open sources answered to questions about places, for everybody who asks the same, and how often those sources
 * are asked. A row of `place_answers` is there before its question is asked, so that of all processes one asks: it is
 * `is_asking` meanwhile, and `ask_again_at` a short time ahead. The key is a hash, and nothing says who asked.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table place_answers (
      key text primary key,
      source text not null,
      ask_again_at timestamptz not null,
      answer jsonb,
      fetched_at timestamptz,
      is_asking boolean not null default true,
      constraint place_answers_key_check check (key ~ '^[0-9a-f]{64}$'),
      constraint place_answers_source_check check (char_length(source) between 1 and 40),
      constraint place_answers_answer_check check (num_nulls(answer, fetched_at) in (0, 2)),
      constraint place_answers_size_check check (
        jsonb_typeof(answer) = 'array' and octet_length(answer::text) <= 262144
      )
    )`.execute(db);
  await sql`create index place_answers_age_index on place_answers (coalesce(fetched_at, ask_again_at))`.execute(
    db,
  );
  await sql`
    create table upstream_turns (
      source text primary key,
      next_turn_at timestamptz not null,
      resting_until timestamptz,
      day date not null,
      asked integer not null,
      constraint upstream_turns_source_check check (char_length(source) between 1 and 40),
      constraint upstream_turns_asked_check check (asked >= 0)
    )`.execute(db);
}
