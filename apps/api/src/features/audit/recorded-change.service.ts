import type { UserId } from '@ooo/domain/shared/ids';
import { insertAuditEntry, type NewAuditEntry } from '@ooo/db/queries/audit.queries';
import type { Db } from '@ooo/db/tables/database';
import type { Deps } from '../../context/deps.ts';

/** An audit entry without its actor and its request, which come from the context. */
export type Entry = Pick<NewAuditEntry, 'action' | 'subject' | 'details'>;

/** The user who makes a change, and the request. */
export interface ChangeRequest {
  readonly deps: Pick<Deps, 'db'>;
  readonly user: { readonly id: UserId };
  readonly requestId: string;
}

/**
 * Makes a change together with its entry in the audit log: both are stored, or neither. `toEntry` gets the result of
 * the change; it returns undefined if there is nothing to record.
 */
export async function makeRecordedChange<T>(
  { deps, user, requestId }: ChangeRequest,
  change: (tx: Db) => Promise<T>,
  toEntry: (changed: T) => Entry | undefined,
): Promise<T> {
  return deps.db.transaction().execute(async (tx) => {
    const changed = await change(tx);
    const entry = toEntry(changed);
    if (entry) await insertAuditEntry(tx, { ...entry, actorId: user.id, requestId });
    return changed;
  });
}
