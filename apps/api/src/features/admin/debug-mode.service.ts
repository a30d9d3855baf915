import { createHash, timingSafeEqual } from 'node:crypto';
import { insertAuditEntry } from '@ooo/db/queries/audit.queries';
import type { PublicContext } from '../../context/context.ts';

/**
 * Whether the code is `ADMIN_CODE`; if that is not set, no code is right. It unlocks the footer's debug toggle and no
 * right on the server. Every try is in the audit log.
 */
export async function unlockDebugMode(
  { deps, user, requestId }: PublicContext,
  { code }: { code: string },
): Promise<{ unlocked: boolean }> {
  const { adminCode } = deps.env;
  const isUnlocked = adminCode !== undefined && isSame(code, adminCode);
  await insertAuditEntry(deps.db, {
    action: 'admin-mode',
    actorId: user?.id ?? null,
    requestId,
    details: { unlocked: isUnlocked },
  });
  return { unlocked: isUnlocked };
}

function hash(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}

/** Takes the same time whatever is wrong: hashes have one length and are compared in full. */
function isSame(given: string, expected: string): boolean {
  return timingSafeEqual(hash(given), hash(expected));
}
