import { sql, type Kysely } from 'kysely';

export const onlyAdds = true;

/** What is packed for a trip, by the ids of its packing list. What is not packed has no row. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table packed_items (
      trip_id bigint not null references trips on delete cascade,
      item_id text not null,
      packed_at timestamptz not null default now(),
      primary key (trip_id, item_id),
      constraint packed_items_item_id_check check (char_length(item_id) between 1 and 60)
    )`.execute(db);
}
