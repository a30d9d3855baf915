import { sql, type Kysely } from 'kysely';

/** Tokens that scripts sign in with: of each only the hash is kept, and the start of its text to know it by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table access_tokens (
      id uuid primary key default gen_random_uuid(),
      user_id uuid not null references users on delete cascade,
      name text not null,
      hash text not null,
      prefix text not null,
      scope text not null,
      expires_at timestamptz,
      last_used_at timestamptz,
      revoked_at timestamptz,
      created_at timestamptz not null default now(),
      constraint access_tokens_hash_key unique (hash),
      constraint access_tokens_name_check check (btrim(name) <> '' and char_length(name) <= 80),
      constraint access_tokens_hash_check check (hash ~ '^[0-9a-f]{64}$'),
      constraint access_tokens_prefix_check check (char_length(prefix) between 1 and 16),
      constraint access_tokens_scope_check check (scope in ('read', 'full'))
    )`.execute(db);
  await sql`create index access_tokens_user_id_index on access_tokens (user_id)`.execute(db);
}
