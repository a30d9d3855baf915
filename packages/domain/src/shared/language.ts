import { z } from 'zod';
import { LANGUAGES } from './languages.ts';

/** The languages of the product. */
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;
