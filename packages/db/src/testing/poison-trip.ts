import { sql } from 'kysely';
import type { TripId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';

/** Puts JSON into a column of a trip, or of its caches, as if no constraint had ever bounded it. */
export async function poisonTrip(
  db: Db,
  { id, column, json }: { id: TripId; column: string; json: string },
): Promise<void> {
  const isCache = column.endsWith('_cache');
  const table = isCache ? 'trip_caches' : 'trips';
  const constraint = sql.ref(`${table}_${column}_size_check`);
  await sql`alter table ${sql.table(table)} drop constraint if exists ${constraint}`.execute(db);
  if (isCache) {
    await sql`insert into trip_caches (trip_id) values (${id}) on conflict do nothing`.execute(db);
  }
  const key = sql.ref(isCache ? 'trip_id' : 'id');
  await sql`
    update ${sql.table(table)} set ${sql.ref(column)} = ${json}::jsonb where ${key} = ${id}`.execute(
    db,
  );
}
