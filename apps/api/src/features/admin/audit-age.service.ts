import { deleteAuditEntriesBefore } from '@ooo/db/queries/audit.queries';
import type { Deps } from '../../context/deps.ts';

/** Long enough to compare a season with the same one a year before. */
export const AUDIT_DAYS = 400;
const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 5000;

/** Removes entries of the audit log that are older than {@link AUDIT_DAYS}; resolves to how many there were. */
export async function removeOldAuditEntries({
  db,
  clock,
}: Pick<Deps, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - AUDIT_DAYS * DAY_MS);
  let removed = 0;
  for (;;) {
    const batch = await deleteAuditEntriesBefore(db, { before, limit: BATCH });
    removed += batch;
    if (batch < BATCH) return removed;
  }
}
