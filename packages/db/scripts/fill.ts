import { sql } from 'kysely';
import type { Db } from '../src/tables/database.ts';

export interface Sizes {
  readonly users: number;
  /** Of each user. */
  readonly trips: number;
  /** Days back from today on which a third of the users called. */
  readonly callDays: number;
}

/** Made-up accounts of every plan, with trips, calls and sign-ins spread over the days; the same at every run. */
export async function fill(db: Db, { users, trips, callDays }: Sizes): Promise<void> {
  await sql`select setseed(0.25)`.execute(db);
  await sql`
    insert into invite_codes (code, tier) values ('FRIENDS', 'early_access'), ('CREW', 'redline')`.execute(
    db,
  );
  await sql`
    insert into users (email, email_verified, first_name, invite_code, api_call_count, last_login_at, created_at)
    select 'traveller-' || md5(n::text) || '@example.com', true,
      (array['Ada', 'José', '민준', 'Grace', 'Zoë', 'Łukasz'])[1 + n % 6] || ' ' || left(md5('name' || n), 8),
      (array['REDLINE', 'ALLBLUE', 'FRIENDS', 'CREW', null])[1 + n % 5],
      (random() * 10000)::integer,
      case when n % 10 > 0 then now() - random() * interval '100 days' end,
      now() - random() * interval '400 days'
    from generate_series(1, ${users}::integer) as n`.execute(db);
  await sql`
    insert into trips (user_id, name, destination, start_date, end_date, created_at)
    select id, 'Trip', 'Seoul', '2025-10-01', '2025-10-04', now() - random() * interval '400 days'
    from users, generate_series(1, ${trips}::integer)`.execute(db);
  await sql`
    insert into api_calls (user_id, day, calls)
    select id, current_date - day, 1 + (random() * 100)::integer
    from generate_series(0, ${callDays}::integer - 1) as day, users where random() < 0.33`.execute(
    db,
  );
  await sql`vacuum analyze`.execute(db);
}
