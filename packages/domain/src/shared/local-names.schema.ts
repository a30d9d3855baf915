import { z } from 'zod';
import { byLanguage } from './by-language.schema.ts';

/** What a place is called; a language in which that is not known for certain is absent. English is always known. */
export const LocalNames = byLanguage(z.string()).partial().required({ en: true });
export type LocalNames = z.infer<typeof LocalNames>;
