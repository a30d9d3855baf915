import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/** How many people travel. Nothing is said of the trips that there are, so that each is of one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table trips
      add travellers smallint not null default 1,
      add constraint trips_travellers_check check (travellers between 1 and 20)`.execute(db);
}
