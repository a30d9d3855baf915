import { has24Hours } from '@ooo/domain/shared/usual-formats';
import type { Writing } from '@ooo/domain/shared/writing';
import { useLanguage } from '../../i18n/use-language.ts';
import { usePreferences } from '../preferences/use-preferences.ts';

/** The reader's language, clock and units. */
export function useWriting(): Writing {
  const language = useLanguage();
  const { clock } = usePreferences();
  return { language, clock };
}

/** Whether times are written, and typed, on a clock of 24 hours. */
export function useIs24Hours(): boolean {
  return has24Hours(useWriting());
}
