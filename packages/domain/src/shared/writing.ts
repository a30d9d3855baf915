import type { Language } from './language.ts';
import { type ChosenPreferences, DEFAULT_PREFERENCES, type Preferences } from './preferences.ts';

/** How sentences outside the interface's catalogue are written: the language, and the preferred clock. */
export interface Writing {
  readonly language: Language;
  readonly clock: Preferences['clock'];
}

/** English, on the clock of those who speak it. */
export const PLAIN_ENGLISH: Writing = { language: 'en', clock: 'language' };

/** How to write in a language for a user with these preferences. */
export function toWriting(language: Language, { clock }: ChosenPreferences): Writing {
  return { language, clock: clock ?? DEFAULT_PREFERENCES.clock };
}
