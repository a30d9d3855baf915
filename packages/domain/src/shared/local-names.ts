import { type Language, LANGUAGES } from '@ooo/texts/languages';
import type { LocalNames } from './local-names.schema.ts';

export type { LocalNames } from './local-names.schema.ts';

/** The name for readers of a language; in English if the language's own is unknown. Every name falls back by this rule. */
export function nameIn(names: LocalNames, language: Language): string {
  return names[language] ?? names.en;
}

/** The known names, each once, English first if there is one. */
export function listNames(
  names: Readonly<Partial<Record<Language, string | undefined>>>,
): string[] {
  const known = LANGUAGES.flatMap((language) => names[language] ?? []);
  return [...new Set(known)];
}
