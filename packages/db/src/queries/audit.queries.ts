import {
  type AuditAction,
  AuditDetails,
  type AuditPage,
  type AuditQuery,
} from '@ooo/domain/admin/audit.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import type { Db } from '../tables/database.ts';
import { fromJson, toJson } from '../tables/json-column.ts';
import { toPage } from './page.ts';
import { toPerson } from './person-row.ts';

/** Nothing in it may be an e-mail or a network address: entries outlive the account. */
export interface NewAuditEntry {
  readonly action: AuditAction;
  /** The user who did it; null if the account has been deleted. */
  readonly actorId?: UserId | null;
  /** The object of the action, like an invite code. Cut to the 200 characters that are kept. */
  readonly subject?: string | null;
  /** Cut to the 100 characters that are kept. */
  readonly requestId?: string | null;
  /** At most 2000 bytes of JSON. */
  readonly details?: { readonly [Name in string]: AuditDetails[Name] | undefined } | null;
}

const MAX_SUBJECT = 200;
const MAX_REQUEST_ID = 100;

/** Dated by the database's clock. */
export async function insertAuditEntry(
  db: Db,
  { action, actorId, subject, requestId, details }: NewAuditEntry,
): Promise<void> {
  await db
    .insertInto('audit_log')
    .values((eb) => ({
      action,
      actor_id: actorId
        ? eb.selectFrom('users').select('users.id').where('users.id', '=', actorId).forKeyShare()
        : null,
      subject: subject?.slice(0, MAX_SUBJECT) ?? null,
      request_id: requestId?.slice(0, MAX_REQUEST_ID) ?? null,
      details: toJson(details ?? null),
    }))
    .execute();
}

/** The newest first; those before the entry `before` if it is given, of one action if one is given. */
export async function listAuditEntries(
  db: Db,
  { action, before, limit }: AuditQuery,
): Promise<AuditPage> {
  let query = db
    .selectFrom('audit_log')
    .leftJoin('users', 'users.id', 'audit_log.actor_id')
    .select(['audit_log.id', 'at', 'action', 'subject', 'request_id', 'details'])
    .select(['users.id as user_id', 'users.email', 'users.first_name'])
    .orderBy('audit_log.id', 'desc')
    .limit(limit + 1);
  if (action !== undefined) query = query.where('action', '=', action);
  if (before !== undefined) query = query.where('audit_log.id', '<', before);
  const { items, nextBefore } = toPage(await query.execute(), limit);
  return {
    items: items.map((row) => ({
      id: row.id,
      at: row.at.toISOString(),
      action: row.action,
      actor: toPerson(row),
      subject: row.subject,
      requestId: row.request_id,
      details: fromJson(AuditDetails, row.details),
    })),
    nextBefore,
  };
}

/**
 * Removes at most `limit` entries from before the instant; resolves to how many there were. Entries that another
 * process is removing are left to it.
 */
export async function deleteAuditEntriesBefore(
  db: Db,
  { before, limit }: { before: Date; limit: number },
): Promise<number> {
  const result = await db
    .deleteFrom('audit_log')
    .where('id', 'in', (eb) =>
      eb
        .selectFrom('audit_log')
        .select('id')
        .where('at', '<', before)
        .orderBy('at')
        .limit(limit)
        .forUpdate()
        .skipLocked(),
    )
    .executeTakeFirst();
  return Number(result.numDeletedRows);
}
