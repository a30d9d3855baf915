import { insertAuditEntry, type NewAuditEntry } from '@ooo/db/queries/audit.queries';
import type { Db } from '@ooo/db/tables/database';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Deps } from '../../context/deps.ts';

/** A request of an admin: what a procedure has in its context. */
export interface AdminRequest {
  readonly deps: Deps;
  readonly user: CurrentUser;
  readonly requestId: string;
}

/** Makes a change together with its line in the audit log: both are stored, or neither. */
export async function makeRecordedChange<T>(
  { deps, user, requestId }: AdminRequest,
  entry: Pick<NewAuditEntry, 'action' | 'subject' | 'details'>,
  change: (tx: Db) => Promise<T>,
): Promise<T> {
  return deps.db.transaction().execute(async (tx) => {
    const changed = await change(tx);
    await insertAuditEntry(tx, { ...entry, actorId: user.id, requestId });
    return changed;
  });
}
