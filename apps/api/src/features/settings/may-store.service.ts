import type { InvitedContext } from '../../context/context.ts';

/** Whether a call that only reads may keep what it made: not with a read-only token, nor during maintenance. */
export async function mayStore({ deps, credential }: InvitedContext): Promise<boolean> {
  if (credential?.kind === 'token' && credential.scope === 'read') return false;
  return !(await deps.settings.read()).maintenanceMode;
}
