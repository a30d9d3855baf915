import { sql, type Kysely } from 'kysely';

/** Calls of everybody together, a day: what the charts show, whoever's account is gone by now. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_call_days (
      day date primary key,
      calls bigint not null,
      constraint api_call_days_calls_check check (calls > 0)
    )`.execute(db);
  await sql`
    insert into api_call_days (day, calls)
    select day, sum(calls) from api_calls group by day`.execute(db);
  await sql`drop index api_calls_day_index`.execute(db);
}
