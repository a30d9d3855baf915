import { isLanguage, LANGUAGES } from '@ooo/texts/languages';
import { useTranslation } from 'react-i18next';
import { useSetLanguage } from '../../features/account/api/use-set-language.ts';
import { USUAL } from '@ooo/texts/usual';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './language-switch.module.css';

/** The language of the interface, of an account or of a visitor, each by its own name. */
export function LanguageSwitch() {
  const { t } = useTranslation();
  const language = useLanguage();
  const setLanguage = useSetLanguage();
  return (
    <select
      className={classes.switch}
      aria-label={t('footer.language')}
      value={language}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) setLanguage(value);
      }}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {USUAL[code].name}
        </option>
      ))}
    </select>
  );
}
