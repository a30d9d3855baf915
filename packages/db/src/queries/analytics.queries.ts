import { sql } from 'kysely';
import type { DailyCount, Totals } from '@ooo/domain/admin/analytics.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Db } from '../tables/database.ts';

/** The current totals, without deleted accounts. */
export async function countTotals(db: Db): Promise<Totals> {
  return db
    .selectFrom('users')
    .select((eb) => [
      eb.fn.countAll<number>().as('users'),
      sql<number>`coalesce(sum(trip_count), 0)::bigint`.as('trips'),
      sql<number>`coalesce(sum(api_call_count), 0)::bigint`.as('apiCalls'),
    ])
    .executeTakeFirstOrThrow();
}

/**
 * Every date of the inclusive range in UTC, in order, with zeros where nothing happened; empty if `to` is before
 * `from`.
 */
export async function listDailyCounts(
  db: Db,
  { from, to }: { from: CalendarDate; to: CalendarDate },
): Promise<DailyCount[]> {
  const start = sql`(${from}::date)::timestamp at time zone 'UTC'`;
  const end = sql`(${to}::date + 1)::timestamp at time zone 'UTC'`;
  const { rows } = await sql<DailyCount>`
    with days as (
      select ${from}::date + n as date from generate_series(0, ${to}::date - ${from}::date) as n
    ),
    sign_ups as (
      select (created_at at time zone 'UTC')::date as date, count(*) as count from users
      where created_at >= ${start} and created_at < ${end} group by 1
    ),
    new_trips as (
      select (created_at at time zone 'UTC')::date as date, count(*) as count from trips
      where created_at >= ${start} and created_at < ${end} group by 1
    )
    select date, coalesce(sign_ups.count, 0) as "signUps", coalesce(new_trips.count, 0) as "trips",
      coalesce(api_call_days.calls, 0) as "apiCalls"
    from days
    left join sign_ups using (date) left join new_trips using (date)
    left join api_call_days on api_call_days.day = date
    order by date`.execute(db);
  return rows;
}
