import { sql, type Kysely } from 'kysely';

/** Users, who they are elsewhere, their sessions, and the invite codes that let them in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table invite_codes (
      code text primary key,
      tier text not null,
      max_uses integer,
      uses integer not null default 0,
      disabled_at timestamptz,
      created_at timestamptz not null default now(),
      constraint invite_codes_code_check check (code = upper(btrim(code)) and char_length(code) between 1 and 64),
      constraint invite_codes_tier_check check (tier in ('redline', 'allblue', 'early_access')),
      constraint invite_codes_max_uses_check check (max_uses >= 0),
      constraint invite_codes_uses_check check (uses >= 0 and uses <= max_uses)
    )`.execute(db);

  await sql`
    create table users (
      id uuid primary key default gen_random_uuid(),
      email text not null,
      email_verified boolean not null default false,
      first_name text not null,
      profile_image_url text,
      invite_code text references invite_codes,
      temperature_unit text not null default 'fahrenheit',
      language text not null default 'en',
      age_confirmed_at timestamptz,
      last_login_at timestamptz,
      api_call_count bigint not null default 0,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint users_email_check check (email like '_%@_%' and char_length(email) <= 254),
      constraint users_first_name_check check (btrim(first_name) <> '' and char_length(first_name) <= 80),
      constraint users_profile_image_url_check check (char_length(profile_image_url) <= 2000),
      constraint users_temperature_unit_check check (temperature_unit in ('celsius', 'fahrenheit')),
      constraint users_language_check check (language in ('en', 'ko', 'es')),
      constraint users_api_call_count_check check (api_call_count >= 0)
    )`.execute(db);
  await sql`create unique index users_email_key on users (lower(email))`.execute(db);
  await sql`create index users_invite_code_index on users (invite_code)`.execute(db);

  await sql`
    create table identities (
      provider text not null,
      subject text not null,
      user_id uuid not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (provider, subject),
      constraint identities_provider_check check (char_length(provider) between 1 and 64),
      constraint identities_subject_check check (char_length(subject) between 1 and 255)
    )`.execute(db);
  await sql`create index identities_user_id_index on identities (user_id)`.execute(db);

  await sql`
    create table sessions (
      id text primary key,
      user_id uuid not null references users on delete cascade,
      expires_at timestamptz not null,
      last_seen_at timestamptz not null default now(),
      user_agent text,
      created_at timestamptz not null default now(),
      constraint sessions_id_check check (id ~ '^[0-9a-f]{64}$'),
      constraint sessions_user_agent_check check (char_length(user_agent) <= 200)
    )`.execute(db);
  await sql`create index sessions_user_id_index on sessions (user_id)`.execute(db);
  await sql`create index sessions_expires_at_index on sessions (expires_at)`.execute(db);

  await sql`
    create table invite_redemptions (
      user_id uuid primary key references users on delete cascade,
      code text not null references invite_codes,
      redeemed_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index invite_redemptions_code_index on invite_redemptions (code)`.execute(db);
}
