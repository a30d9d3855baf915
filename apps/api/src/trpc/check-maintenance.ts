import { AppError } from '../errors/app-error.ts';
import type { PublicContext } from '../context/context.ts';
import type { ProcedureMeta } from './policy.ts';

interface Called {
  readonly type: 'query' | 'mutation' | 'subscription';
  readonly meta: Partial<ProcedureMeta>;
}

/** Throws MAINTENANCE if the call would change something. Admins may still write: one of them has to end it. */
export async function checkMaintenance(
  { deps, user }: Pick<PublicContext, 'deps' | 'user'>,
  { type, meta }: Called,
): Promise<void> {
  const { maintenanceMode } = await deps.settings.read();
  const isWrite = type === 'mutation' && meta.changes !== false;
  const isOpen = meta.duringMaintenance === 'open' || user?.isAdmin;
  if (maintenanceMode && isWrite && !isOpen) throw new AppError('maintenance');
}
