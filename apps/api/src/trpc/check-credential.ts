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
    throw new AppError('FORBIDDEN', {
      message: 'An access token can’t do this. Sign in with a browser.',
      details: { reason: 'SESSION_REQUIRED' },
    });
  }
  const isRead = meta.policy !== 'admin' && (type === 'query' || meta.changes === false);
  if (credential.scope === 'read' && !isRead) {
    throw new AppError('FORBIDDEN', {
      message: 'This access token is read-only.',
      details: { reason: 'READ_ONLY_TOKEN' },
    });
  }
}
