import { sql, type Kysely } from 'kysely';

/** What admins and sign-ins did. It outlives accounts, so it names people by `actor_id` alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table audit_log (
      id bigint generated always as identity primary key,
      at timestamptz not null default now(),
      action text not null,
      actor_id uuid references users on delete set null,
      subject text,
      request_id text,
      details jsonb,
      constraint audit_log_action_check check (action in (
        'sign-in', 'sign-in-refused', 'sign-out', 'sign-out-everywhere',
        'invite-redeemed', 'invite-refused', 'invite-code-created', 'invite-code-changed',
        'token-created', 'token-revoked', 'account-deleted', 'data-exported',
        'settings-changed', 'admin-mode', 'age-confirmed'
      )),
      constraint audit_log_subject_check check (char_length(subject) <= 200),
      constraint audit_log_request_id_check check (char_length(request_id) <= 100),
      constraint audit_log_details_check check (
        jsonb_typeof(details) = 'object' and octet_length(details::text) <= 2000
      )
    )`.execute(db);
  await sql`create index audit_log_action_index on audit_log (action, id)`.execute(db);
  await sql`create index audit_log_actor_id_index on audit_log (actor_id)`.execute(db);
}
