import { z } from 'zod';
import { byLanguage } from './by-language.schema.ts';

/** The names of a place; languages without a certain name are absent. English is always known. */
export const LocalNames = byLanguage(z.string()).partial().required({ en: true });
export type LocalNames = z.infer<typeof LocalNames>;
