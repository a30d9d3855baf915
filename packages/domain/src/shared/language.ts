import { z } from 'zod';
import { LANGUAGES } from '@ooo/texts/languages';

/** The languages of the product. */
export const Language = z.enum(LANGUAGES);
export type Language = z.infer<typeof Language>;
