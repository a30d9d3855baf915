import { AppError } from '../errors/app-error.ts';
import type { PublicContext } from '../context/context.ts';
import type { ProcedureMeta } from './policy.ts';

interface Called {
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly meta: Partial<ProcedureMeta>;
}

/**
 * Refuses what an access token may not do although its owner may: FORBIDDEN with `details.reason` `SESSION_REQUIRED`
 * or `READ_ONLY_TOKEN`. A session may do everything that its user may.
 */
export function checkCredential(
  { credential }: Pick<PublicContext, 'credential'>,
  called: Called,
): void {
  if (credential?.kind !== 'token') return;
  const { type, meta } = called;
  if (meta.needsSession) {
    throw new AppError('session-required');
  }
  const isRead = meta.policy !== 'admin' && (type === 'query' || meta.changes === false);
  if (credential.scope === 'read' && !isRead) {
    throw new AppError('token-read-only');
  }
}
