import { sql } from 'kysely';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';

/** `day` is one of UTC, `calls` at least 1. */
export interface ApiCallCount {
  readonly userId: UserId;
  readonly day: CalendarDate;
  readonly calls: number;
}

/**
 * Adds a batch to the days and the totals of its users and to the days of all users, in one statement: all or
 * nothing. A user may be in it several times; one that was deleted meanwhile is skipped. The users are locked in the
 * order of their ids, then the days in theirs, so that batches of several processes never deadlock.
 */
export async function addApiCalls(db: Db, batch: readonly ApiCallCount[]): Promise<void> {
  if (batch.length === 0) return;
  const users = batch.map(({ userId }) => userId);
  const days = batch.map(({ day }) => day);
  const calls = batch.map(({ calls }) => calls);
  await sql`
    with batch as (
      select * from unnest(${users}::uuid[], ${days}::date[], ${calls}::bigint[]) as b (user_id, day, calls)
    ),
    living as materialized (
      select id from users where id in (select user_id from batch) order by id for no key update
    ),
    counted as (
      select user_id, day, sum(calls)::bigint as calls
      from batch join living on living.id = batch.user_id
      group by user_id, day
    ),
    stored as (
      insert into api_calls (user_id, day, calls)
      select user_id, day, calls from counted
      on conflict (user_id, day) do update set calls = api_calls.calls + excluded.calls
    ),
    summed as (
      insert into api_call_days (day, calls)
      select day, sum(calls) from counted group by day order by day
      on conflict (day) do update set calls = api_call_days.calls + excluded.calls
    )
    update users set api_call_count = api_call_count + total.calls
    from (select user_id, sum(calls)::bigint as calls from counted group by user_id) as total
    where users.id = total.user_id`.execute(db);
}
