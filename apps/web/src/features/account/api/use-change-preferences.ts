import type { ChosenPreferences } from '@ooo/domain/shared/preferences';
import { useSetAtom } from '../../../lib/jotai.ts';
import { visitorPreferencesAtom } from '../../../lib/preferences/visitor-preferences.atoms.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSetPreferences } from './use-set-preferences.ts';

/**
 * Changes preferences everywhere at once: for the account, where there is one, and for this browser, so that they are the
 * same after signing out. What the server refuses the browser does not keep either. The theme is not among them.
 */
export function useChangePreferences(): (patch: Omit<ChosenPreferences, 'theme'>) => void {
  const setVisitor = useSetAtom(visitorPreferencesAtom);
  const user = trpc.account.me.useQuery(undefined, { enabled: false }).data;
  const { mutateAsync } = useSetPreferences();
  return (preferences) => {
    if (!user) return setVisitor(preferences);
    mutateAsync({ preferences }).then(
      () => setVisitor(preferences),
      // A toast has said so.
      () => undefined,
    );
  };
}
