import { sql } from 'kysely';
import type { Database, Db } from '../tables/database.ts';

/** Does `work` while no entry of the audit log can be stored. */
export async function withoutAuditLog(db: Db, work: () => Promise<void>): Promise<void> {
  await sql`
    create function refuse_entry() returns trigger language plpgsql as
    $$ begin raise exception 'no entry today'; end $$`.execute(db);
  await sql`
    create trigger refuse_entry before insert on audit_log
    for each row execute function refuse_entry()`.execute(db);
  try {
    await work();
  } finally {
    await sql`drop trigger refuse_entry on audit_log`.execute(db);
    await sql`drop function refuse_entry()`.execute(db);
  }
}

/** Every row of the tables, as text in a fixed order. */
export async function readRows(
  db: Db,
  tables: readonly (keyof Database)[],
): Promise<Record<string, string[]>> {
  const read: Record<string, string[]> = {};
  for (const table of tables) {
    const { rows } = await sql<{ row: string }>`
      select to_jsonb(t)::text as row from ${sql.table(table)} as t`.execute(db);
    read[table] = rows.map(({ row }) => row).toSorted();
  }
  return read;
}
