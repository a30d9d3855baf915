import type { Language } from '@ooo/domain/shared/language';
import { useTranslation } from 'react-i18next';
import { useSetLanguage } from '../api/use-set-language.ts';
import { ChoiceRow } from './choice-row.tsx';

/** Each language in its own words, and short: the menu is narrow. */
const CHOICES = [
  { value: 'en', label: 'EN' },
  { value: 'ko', label: '한국어' },
  { value: 'es', label: 'ES' },
] as const;

export function LanguageChoice({ value }: { readonly value: Language }) {
  const { t } = useTranslation('account');
  const setLanguage = useSetLanguage();
  return (
    <ChoiceRow label={t('menu.language')} value={value} choices={CHOICES} onChange={setLanguage} />
  );
}
