import type { Language } from '@ooo/domain/shared/language';
import { useLanguage } from '../../i18n/use-language.ts';
import { usePreferences } from '../preferences/use-preferences.ts';
import { type Clock, has24Hours } from './times.ts';

/** How sentences are written that are not in the catalogues: the language, and the clock that is wanted. */
export interface Writing {
  readonly language: Language;
  readonly clock: Clock;
}

export function useWriting(): Writing {
  const language = useLanguage();
  const { clock } = usePreferences();
  return { language, clock };
}

/** Whether times are written, and typed, on a clock of 24 hours. */
export function useIs24Hours(): boolean {
  const { language, clock } = useWriting();
  return has24Hours(language, clock);
}
