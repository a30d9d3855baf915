import { z } from 'zod';

/** What a place is called; a language in which that is not known for certain is absent. */
export const LocalNames = z.object({
  en: z.string(),
  ko: z.string().optional(),
  es: z.string().optional(),
});
export type LocalNames = z.infer<typeof LocalNames>;

/** The name for readers of a language; in English if the language's own is unknown. */
export function nameIn(names: LocalNames, language: keyof LocalNames): string {
  return names[language] ?? names.en;
}
