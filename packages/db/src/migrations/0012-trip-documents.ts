import { sql, type Kysely } from 'kysely';

/**
 * Documents that a traveller keeps with a trip. Content and key are sealed by the application: the database
 * never holds what could be read. Sealed bytes do not shrink, so they are stored as they are.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table trip_documents (
      id uuid primary key,
      trip_id bigint not null references trips on delete cascade,
      name text not null,
      type text not null,
      size integer not null,
      key_id text not null,
      sealed_key bytea not null,
      sealed_content bytea not null,
      created_at timestamptz not null default now(),
      constraint trip_documents_name_check check (name ~ '^[^[:cntrl:]]{1,255}$'),
      constraint trip_documents_type_check check (type ~ '^[a-z]+/[a-z0-9.+-]{1,80}$'),
      constraint trip_documents_size_check check (size between 1 and 20971520),
      constraint trip_documents_key_id_check check (key_id ~ '^[0-9a-f]{16}$'),
      constraint trip_documents_sealed_key_check check (octet_length(sealed_key) = 60),
      constraint trip_documents_sealed_content_check check (octet_length(sealed_content) = size + 28)
    )`.execute(db);
  await sql`alter table trip_documents alter column sealed_content set storage external`.execute(
    db,
  );
  await sql`
    create index trip_documents_trip_id_index on trip_documents (trip_id, created_at)`.execute(db);
}
