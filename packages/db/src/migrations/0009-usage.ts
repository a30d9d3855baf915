import { sql, type Kysely } from 'kysely';

/**
 * What the control deck counts: calls a user and day, and trips a user. Triggers keep `users.trip_count`
 * right, whoever writes; trips never change hands.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table api_calls (
      user_id uuid not null references users on delete cascade,
      day date not null,
      calls bigint not null,
      primary key (user_id, day),
      constraint api_calls_calls_check check (calls > 0)
    )`.execute(db);
  await sql`create index api_calls_day_index on api_calls (day)`.execute(db);

  await sql`
    alter table users
      add trip_count integer not null default 0,
      add constraint users_trip_count_check check (trip_count >= 0)`.execute(db);
  await sql`
    update users set trip_count = counted.trips
    from (select user_id, count(*) as trips from trips group by user_id) as counted
    where users.id = counted.user_id`.execute(db);
  await sql`
    create function count_trips() returns trigger language plpgsql as $$
    begin
      update users set trip_count = trip_count + changed.trips * tg_argv[0]::integer
      from (select user_id, count(*) as trips from changed_trips group by user_id) as changed
      where users.id = changed.user_id;
      return null;
    end $$`.execute(db);
  await sql`
    create trigger trips_inserted after insert on trips
    referencing new table as changed_trips
    for each statement execute function count_trips('1')`.execute(db);
  await sql`
    create trigger trips_deleted after delete on trips
    referencing old table as changed_trips
    for each statement execute function count_trips('-1')`.execute(db);
  await sql`create index trips_created_at_index on trips (created_at)`.execute(db);
}
