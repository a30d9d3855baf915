import type { Language } from '@ooo/domain/shared/language';
import { useTranslation } from 'react-i18next';
import { toLanguage } from './i18n.ts';

export function useLanguage(): Language {
  const { i18n } = useTranslation();
  return toLanguage(i18n.language);
}
