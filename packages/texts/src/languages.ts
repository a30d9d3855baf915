/** Those that the specification names: the New World Lab offers them, and tests spell sentences out in them. */
export const SPECIFIED_LANGUAGES = ['en', 'ko', 'es'] as const;

/** Every language of the product, English first. Nothing else lists them. */
export const LANGUAGES = [...SPECIFIED_LANGUAGES, 'pt'] as const;
export type Language = (typeof LANGUAGES)[number];

export function isLanguage(text: string): text is Language {
  return LANGUAGES.some((language) => language === text);
}

/** What `make` gives for each language. */
export function inEveryLanguage<Made>(make: (language: Language) => Made): Record<Language, Made> {
  // `Object.fromEntries` loses the types of the keys.
  const made = LANGUAGES.map((language) => [language, make(language)]);
  return Object.fromEntries(made) as Record<Language, Made>;
}
