import { deleteAccount } from '@ooo/db/queries/account.queries';
import { insertAuditEntry } from '@ooo/db/queries/audit.queries';
import { readOwnData } from '@ooo/db/queries/own-data.queries';
import type { OwnData } from '@ooo/domain/account/own-data.schema';
import type { AgeUncheckedContext } from '../../context/context.ts';
import { sessionOf } from '../../auth/identity.ts';
import { AppError } from '../../errors/app-error.ts';
import { badField } from '../../errors/fields-error.ts';

/** Everything that is stored about the caller, including the audit log's entry about this export. */
export async function exportOwnData({ deps, user, requestId }: AgeUncheckedContext): Promise<OwnData> {
  await insertAuditEntry(deps.db, { action: 'data-exported', actorId: user.id, requestId });
  const data = await readOwnData(deps.db, { userId: user.id });
  if (!data) throw new AppError('signed-out');
  return data;
}

/**
 * Deletes the caller's account with everything in it, at once and permanently, if `confirm` is the account's e-mail
 * address. All its sessions and tokens end with it.
 */
export async function deleteOwnAccount(
  ctx: AgeUncheckedContext,
  { confirm }: { confirm: string },
): Promise<void> {
  const { deps, user, requestId } = ctx;
  if (confirm.trim().toLowerCase() !== user.email.toLowerCase()) {
    throw badField('confirm', 'own-email', { email: user.email });
  }
  const isDeleted = await deleteAccount(deps.db, { userId: user.id, requestId });
  if (!isDeleted) throw new AppError('signed-out');
  sessionOf(ctx)?.dropCookie();
}
