import type { Language } from '@ooo/domain/shared/language';
import { isLanguage, LANGUAGES } from '@ooo/domain/shared/languages';
import { useTranslation } from 'react-i18next';
import { LANGUAGE_NAMES } from '../../i18n/language-names.ts';
import { useLanguage } from '../../i18n/use-language.ts';
import classes from './language-select.module.css';

interface LanguageSelectProps {
  /** Absent while it is not known yet how to change it. */
  readonly onChoose?: (language: Language) => void;
}

/** The language of the interface, each by its own name. */
export function LanguageSelect({ onChoose }: LanguageSelectProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  return (
    <select
      className={classes.select}
      aria-label={t('footer.language')}
      value={language}
      disabled={!onChoose}
      onChange={({ currentTarget: { value } }) => {
        if (isLanguage(value)) onChoose?.(value);
      }}
    >
      {LANGUAGES.map((code) => (
        <option key={code} value={code} lang={code}>
          {LANGUAGE_NAMES[code]}
        </option>
      ))}
    </select>
  );
}
