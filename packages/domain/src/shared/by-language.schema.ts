import { type Language, LANGUAGES } from '@ooo/texts/languages';
import { z } from 'zod';

/** An object with a key for each language; `Object.fromEntries` loses the types of the keys. */
export function byLanguage<Schema extends z.ZodType>(schema: Schema) {
  const shape = Object.fromEntries(LANGUAGES.map((language) => [language, schema]));
  return z.object(shape as Record<Language, Schema>);
}
