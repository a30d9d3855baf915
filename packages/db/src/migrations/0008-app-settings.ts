import { sql, type Kysely } from 'kysely';

/** The settings of the whole product: one row, which is there from the start. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table app_settings (
      id boolean primary key default true,
      maintenance_mode boolean not null default false,
      debug_logging boolean not null default false,
      updated_at timestamptz not null default now(),
      updated_by uuid references users on delete set null,
      constraint app_settings_one_row_check check (id)
    )`.execute(db);
  await sql`insert into app_settings default values`.execute(db);
}
