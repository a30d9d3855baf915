import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/**
 * What a routing server said of the ways between points, for everybody who asks about the same ones. A point is its
 * coordinates to five decimals, as one number; nothing says who asked, or what is there.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table travel_times (
      server text not null,
      from_point bigint not null,
      to_point bigint not null,
      seconds integer,
      metres integer,
      fetched_at timestamptz not null,
      primary key (server, from_point, to_point),
      constraint travel_times_server_check check (server ~ '^[0-9a-f]{16}$'),
      constraint travel_times_points_check check (
        from_point between 0 and 648000054000000 and to_point between 0 and 648000054000000
        and from_point <> to_point
      ),
      constraint travel_times_seconds_check check (seconds between 0 and 864000),
      constraint travel_times_metres_check check (
        metres between 0 and 10000000 and (metres is null or seconds is not null)
      )
    )`.execute(db);
  await sql`create index travel_times_age_index on travel_times (fetched_at)`.execute(db);
}
