/** Every language of the product, English first. Nothing else lists them. */
export const LANGUAGES = ['en', 'ko', 'es'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}
