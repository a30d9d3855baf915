import type { Language } from '@ooo/domain/shared/language';
import { LANGUAGES } from '@ooo/texts/languages';
import { USUAL } from '@ooo/texts/usual';
import { useTranslation } from 'react-i18next';
import { useSetLanguage } from '../api/use-set-language.ts';
import { ChoiceRow } from './choice-row.tsx';

/** Short: the menu is narrow. */
const CHOICES = LANGUAGES.map((value) => ({ value, label: USUAL[value].shortName }));

export function LanguageChoice({ value }: { readonly value: Language }) {
  const { t } = useTranslation('account');
  const setLanguage = useSetLanguage();
  return (
    <ChoiceRow label={t('menu.language')} value={value} choices={CHOICES} onChange={setLanguage} />
  );
}
