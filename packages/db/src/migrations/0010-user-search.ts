import { sql, type Kysely } from 'kysely';

/**
 * What the list of users in the control deck is searched and sorted by. One order of nulls for all, so that
 * one statement serves every index. The parts of `search_text` are held apart by a character that nobody types. `api_call_count` has no index: every user's grows all the
 * time, and without one such a write touches no index at all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users
      add search_text text collate "C" not null generated always as (
        lower(email || E'\\x1f' || first_name || E'\\x1f' || coalesce(invite_code, ''))
      ) stored`.execute(db);
  await sql`
    create index users_created_at_index on users (created_at nulls first, id)`.execute(db);
  await sql`
    create index users_last_login_at_index on users (last_login_at nulls first, id)`.execute(db);
  await sql`
    create index users_trip_count_index on users (trip_count nulls first, id)`.execute(db);
  await sql`
    create index users_first_name_index on users (lower(first_name) nulls first, id)`.execute(db);
  await createTrigramIndex(db);
}

/** Where the extension is missing or not allowed, a search reads every user instead: slower, never wrong. */
async function createTrigramIndex(db: Kysely<unknown>): Promise<void> {
  await sql`
    do $$
    begin
      create extension if not exists pg_trgm;
      create index users_search_text_index on users using gin (search_text gin_trgm_ops);
    exception when insufficient_privilege or feature_not_supported or undefined_file or undefined_object then
      raise notice 'pg_trgm is not available: users are searched without an index';
    end $$`.execute(db);
}
