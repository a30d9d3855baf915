import { en } from './en/formats.ts';
import { ko } from './ko/formats.ts';
import { es } from './es/formats.ts';
import { pt } from './pt/formats.ts';
import type { Language } from './languages.ts';
import type { LocaleFormats } from './formats.types.ts';

export const LOCALE_FORMATS: Readonly<Record<Language, LocaleFormats>> = { en, ko, es, pt };
