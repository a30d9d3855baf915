import type { CurrentUser } from '@ooo/domain/account/user.schema';
import { useAppConfig } from '../features/app/api/use-app-config.ts';

export type Access = 'signed-out' | 'age-needed' | 'invite-needed' | 'granted' | 'unknown';

/** Whether the user may use the product: signed in, old enough, and invited if the gate is closed. */
export function useAccess(user: CurrentUser | null): Access {
  const config = useAppConfig();
  if (!user) return 'signed-out';
  if (!user.ageConfirmed) return 'age-needed';
  if (user.isAdmin || user.inviteCode !== null) return 'granted';
  if (config.data) return config.data.inviteGate ? 'invite-needed' : 'granted';
  // Without the configuration the server decides: it refuses what is not allowed.
  return config.isError ? 'granted' : 'unknown';
}
