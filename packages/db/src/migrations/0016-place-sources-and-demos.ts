import { sql, type Kysely } from 'kysely';

/**
 * What a saved place is called where it was found: it is saved once in a trip. Places from before have none
 * and stay as they are, also where they are there twice.
 *
 * A trip that was made as the demo says so itself. Of the trips from before it is one that still has the
 * demo's name, destination, dates and flights: everything that a traveller who made it their own would
 * have changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table pois add source_id text`.execute(db);
  await sql`
    alter table pois add constraint pois_source_id_check
    check (char_length(source_id) between 1 and 200) not valid`.execute(db);
  await sql`
    create unique index pois_source_id_key on pois (trip_id, source_id)
    where source_id is not null`.execute(db);

  await sql`alter table trips add is_demo boolean not null default false`.execute(db);
  await sql`
    update trips set is_demo = true
    where name = 'Seoul Trip 2025' and destination = 'Seoul'
      and start_date = '2025-10-01' and end_date = '2025-10-13'
      and departure_airport = 'JFK' and arrival_airport = 'ICN'
      and flight_details->'outbound'->>'flightNumber' = 'KE82'
      and flight_details->'return'->>'flightNumber' = 'KE85'`.execute(db);
}
