import type { Language } from '@ooo/domain/shared/language';
import { useSetAtom } from '../../../lib/jotai.ts';
import { trpc } from '../../../lib/trpc.ts';
import { visitorLanguageAtom } from '../../../lib/visitor-language.atoms.ts';
import { useSetPreferences } from './use-set-preferences.ts';

/**
 * Changes the language everywhere at once: for the account, where there is one, and for this browser, so that it is the
 * same after signing out.
 */
export function useSetLanguage(): (language: Language) => void {
  const setVisitorLanguage = useSetAtom(visitorLanguageAtom);
  const user = trpc.account.me.useQuery(undefined, { enabled: false }).data;
  const { mutate } = useSetPreferences();
  return (language) => {
    setVisitorLanguage(language);
    if (user) mutate({ language });
  };
}
