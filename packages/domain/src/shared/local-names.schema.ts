import { z } from 'zod';

/** What a place is called; a language in which that is not known for certain is absent. */
export const LocalNames = z.object({
  en: z.string(),
  ko: z.string().optional(),
  es: z.string().optional(),
});
export type LocalNames = z.infer<typeof LocalNames>;
