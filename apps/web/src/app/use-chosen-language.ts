import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Language } from '@ooo/domain/shared/language';
import { useEffect, useState } from 'react';
import { isLabActive, readLabLanguage } from '../features/admin/lib/new-world-lab.ts';
import { changeLanguage } from '../i18n/i18n.ts';
import { useLanguage } from '../i18n/use-language.ts';
import { useAtomValue } from '../lib/jotai.ts';
import { visitorLanguageAtom } from '../lib/visitor-language.atoms.ts';

/**
 * Sets the account's language or the visitor's, in the New World Lab the lab's. False until its texts are loaded, so
 * that no screen changes its language; if they do not load the interface keeps its language, English at first.
 */
export function useChosenLanguage(user: CurrentUser | null | undefined): boolean {
  const current = useLanguage();
  const visitors = useAtomValue(visitorLanguageAtom);
  const wanted = isLabActive() ? readLabLanguage() : (user?.language ?? visitors);
  const [missing, setMissing] = useState<Language>();
  useEffect(() => {
    if (user === undefined || current === wanted) return;
    changeLanguage(wanted).catch((error: unknown) => {
      // oxlint-disable-next-line eslint/no-console -- nothing on the screen says why it is in another language
      console.warn(`The texts of "${wanted}" did not load.`, error);
      setMissing(wanted);
    });
  }, [user, current, wanted]);
  return user === undefined || current === wanted || missing === wanted;
}
