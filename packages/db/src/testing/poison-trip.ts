import { sql } from 'kysely';
import type { TripId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';

/** Puts JSON into a column of a trip as if no constraint had ever bounded it. */
export async function poisonTrip(
  db: Db,
  { id, column, json }: { id: TripId; column: string; json: string },
): Promise<void> {
  const constraint = sql.ref(`trips_${column}_size_check`);
  await sql`alter table trips drop constraint if exists ${constraint}`.execute(db);
  await sql`update trips set ${sql.ref(column)} = ${json}::jsonb where id = ${id}`.execute(db);
}
