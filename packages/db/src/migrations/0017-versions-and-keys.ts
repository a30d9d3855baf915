import { sql, type Kysely } from 'kysely';

/**
 * `oldest_migration` is the last one that a program has to know to use the database: an older version may run
 * on a schema that has only been added to since.
 *
 * `document_keys` names the keys of documents that processes have in use, so that two that differ are noticed.
 * The index finds the keys that documents are sealed under without reading every document.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table schema_compatibility (
      only_row boolean primary key default true,
      oldest_migration text not null,
      constraint schema_compatibility_only_row_check check (only_row)
    )`.execute(db);
  await sql`
    insert into schema_compatibility (oldest_migration) values ('0017-versions-and-keys')`.execute(
    db,
  );
  await sql`
    create table document_keys (
      key_id text primary key,
      seen_at timestamptz not null,
      constraint document_keys_key_id_check check (key_id ~ '^[0-9a-f]{16}$')
    )`.execute(db);
  await sql`create index trip_documents_key_id_index on trip_documents (key_id)`.execute(db);
}
