import { sql } from 'kysely';
import type { StreetRoute } from '@ooo/domain/distance/travel-table';
import type { Db } from '../tables/database.ts';

/** The way from one point to another, which are coordinates as one number each. */
export interface TravelTime {
  readonly from: number;
  readonly to: number;
  /** Null where the server found none. */
  readonly route: StreetRoute | null;
}

interface Server {
  /** Sixteen hexadecimal digits for a server and its profile. */
  readonly server: string;
}

/** The server's answers since `since` for the points, in no order. */
export async function listTravelTimes(
  db: Db,
  { server, points, since }: Server & { readonly points: readonly number[]; readonly since: Date },
): Promise<TravelTime[]> {
  const among = sql<number>`any(${points}::bigint[])`;
  const rows = await db
    .selectFrom('travel_times')
    .select(['from_point', 'to_point', 'seconds', 'metres'])
    .where('server', '=', server)
    .where('from_point', '=', among)
    .where('to_point', '=', among)
    .where('fetched_at', '>', since)
    .execute();
  return rows.map(({ from_point: from, to_point: to, seconds, metres }) => ({
    from,
    to,
    route: seconds === null ? null : { seconds, metres },
  }));
}

/**
 * Keeps what the server said, instead of what it said before. No way may be in the list twice. Rows are written in
 * the order of their key, so that processes that keep the same ways never deadlock.
 */
export async function saveTravelTimes(
  db: Db,
  {
    server,
    times,
    fetchedAt,
  }: Server & { readonly times: readonly TravelTime[]; readonly fetchedAt: Date },
): Promise<void> {
  if (times.length === 0) return;
  await sql`
    insert into travel_times (server, from_point, to_point, seconds, metres, fetched_at)
    select ${server}, from_point, to_point, seconds, metres, ${fetchedAt}::timestamptz
    from unnest(
      ${times.map(({ from }) => from)}::bigint[],
      ${times.map(({ to }) => to)}::bigint[],
      ${times.map(({ route }) => route?.seconds ?? null)}::integer[],
      ${times.map(({ route }) => route?.metres ?? null)}::integer[]
    ) as said (from_point, to_point, seconds, metres)
    order by from_point, to_point
    on conflict (server, from_point, to_point) do update
    set seconds = excluded.seconds, metres = excluded.metres, fetched_at = excluded.fetched_at`.execute(
    db,
  );
}

/** Removes what was said before `before`, and of the rest about all but the newest `most`. The number of them. */
export async function pruneTravelTimes(
  db: Db,
  { before, most }: { readonly before: Date; readonly most: number },
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('travel_times')
    .where((is) =>
      is.or([
        is('fetched_at', '<', before),
        is('fetched_at', '<=', (rows) =>
          rows
            .selectFrom('travel_times as newest')
            .select('newest.fetched_at')
            .orderBy('newest.fetched_at', 'desc')
            .offset(most)
            .limit(1),
        ),
      ]),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}
