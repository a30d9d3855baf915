import { useSetLanguage } from '../../features/account/api/use-set-language.ts';
import { LanguageSelect } from './language-select.tsx';

/** The language of whoever is signed in. */
export function AccountLanguage() {
  return <LanguageSelect onChoose={useSetLanguage()} />;
}
