import { z } from 'zod';

/** The languages of the product. */
export const Language = z.enum(['en', 'ko', 'es']);
export type Language = z.infer<typeof Language>;
