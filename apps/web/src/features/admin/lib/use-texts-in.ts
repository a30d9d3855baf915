import type { Language } from '@ooo/domain/shared/language';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadTextsIn } from '../../../i18n/i18n.ts';

/** The control deck's texts in any language; in the interface's until they are loaded, or if they fail to load. */
export function useTextsIn(language: Language) {
  const { t, i18n } = useTranslation('admin');
  const [loaded, setLoaded] = useState<Language>();
  useEffect(() => {
    let isWanted = true;
    const load = async () => {
      await loadTextsIn(language);
      if (isWanted) setLoaded(language);
    };
    load().catch((error: unknown) => {
      // oxlint-disable-next-line eslint/no-console -- nothing on the screen says why it is in another language
      console.warn(`The texts of "${language}" did not load.`, error);
    });
    return () => {
      isWanted = false;
    };
  }, [language]);
  const isThere = loaded === language;
  return {
    say: isThere ? i18n.getFixedT(language, 'admin') : t,
    language: isThere ? language : i18n.language,
  };
}
