import { DEFAULT_PREFERENCES, type Preferences } from '@ooo/domain/shared/preferences';
import { withPatch } from '@ooo/domain/shared/with-patch';
import { use, useMemo } from 'react';
import { useAtomValue } from '../jotai.ts';
import { AccountPreferences } from './account-preferences.ts';
import { visitorPreferencesAtom } from './visitor-preferences.atoms.ts';

/** The preferences in force: the account's over the browser's over the defaults, field by field. */
export function usePreferences(): Omit<Preferences, 'theme'> {
  const account = use(AccountPreferences);
  const visitor = useAtomValue(visitorPreferencesAtom);
  return useMemo(
    () => withPatch(withPatch(DEFAULT_PREFERENCES, visitor), account),
    [account, visitor],
  );
}
