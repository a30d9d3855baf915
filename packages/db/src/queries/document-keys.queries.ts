import { sql } from 'kysely';
import type { Db } from '../tables/database.ts';

/**
 * The master keys that documents are sealed under, each once. Goes from key to key in the index, so the cost depends
 * on the number of keys, not of documents.
 */
export async function listSealingKeys(db: Db): Promise<string[]> {
  const { rows } = await sql<{ key_id: string }>`
    with recursive found as (
      (select key_id from trip_documents order by key_id limit 1)
      union all
      select (
        select next.key_id from trip_documents as next
        where next.key_id > found.key_id order by next.key_id limit 1
      )
      from found where found.key_id is not null
    )
    select key_id from found where key_id is not null`.execute(db);
  return rows.map((row) => row.key_id);
}

/** Notes that a process is using the key now, by the clock of the database. */
export async function noteDocumentKey(db: Db, { keyId }: { keyId: string }): Promise<void> {
  await sql`
    insert into document_keys (key_id, seen_at) values (${keyId}, now())
    on conflict (key_id) do update set seen_at = now()`.execute(db);
}

/** The keys that processes have had in use in the last minutes. */
export async function listKeysInUse(db: Db, { minutes }: { minutes: number }): Promise<string[]> {
  const rows = await db
    .selectFrom('document_keys')
    .select('key_id')
    .where('seen_at', '>', sql<Date>`now() - make_interval(mins => ${minutes}::integer)`)
    .orderBy('key_id')
    .execute();
  return rows.map((row) => row.key_id);
}
