import { deleteAgeUnconfirmed } from '@ooo/db/queries/account.queries';
import { AGE_CONFIRMATION_DAYS } from '@ooo/domain/account/age-confirmation';
import type { FastifyBaseLogger } from 'fastify';
import type { Deps } from '../../context/deps.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const BATCH = 100;

/**
 * Deletes the accounts whose users have not confirmed their age within {@link AGE_CONFIRMATION_DAYS} days; resolves to how
 * many there were. Several processes can do so at once.
 */
export async function removeAgeUnconfirmed(
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
  log: Pick<FastifyBaseLogger, 'info'>,
): Promise<number> {
  const before = new Date(clock().getTime() - AGE_CONFIRMATION_DAYS * DAY_MS);
  let removed = 0;
  for (;;) {
    const batch = await deleteAgeUnconfirmed(db, { before, limit: BATCH });
    removed += batch;
    if (batch < BATCH) break;
  }
  if (removed > 0) log.info({ accounts: removed }, 'accounts of unconfirmed age were deleted');
  return removed;
}
