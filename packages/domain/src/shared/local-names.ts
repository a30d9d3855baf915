import type { LocalNames } from './local-names.schema.ts';

export type { LocalNames } from './local-names.schema.ts';

/** The name for readers of a language; in English if the language's own is unknown. */
export function nameIn(names: LocalNames, language: keyof LocalNames): string {
  return names[language] ?? names.en;
}
