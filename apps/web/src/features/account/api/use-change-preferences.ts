import type { ChosenPreferences } from '@ooo/domain/shared/preferences';
import { useSetAtom } from '../../../lib/jotai.ts';
import { visitorPreferencesAtom } from '../../../lib/preferences/visitor-preferences.atoms.ts';
import { trpc } from '../../../lib/trpc.ts';
import { useSetPreferences } from './use-set-preferences.ts';

/**
 * Changes preferences everywhere at once: for the account, where there is one, and for this browser, so that they are the
 * same after signing out. A change that the server refuses is not kept in the browser either. The theme is not one of them.
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
