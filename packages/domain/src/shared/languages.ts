/** Apart from the schema of a language, which a browser would have to load before its first screen. */
export const LANGUAGES = ['en', 'ko', 'es'] as const;

/** As the schema. */
export function isLanguage(text: string): text is (typeof LANGUAGES)[number] {
  return LANGUAGES.some((language) => language === text);
}
