import type { Language } from '../language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import type { LocaleFormats } from './locale-formats.types.ts';
import { ko } from './ko.ts';

export const LOCALE_FORMATS: Readonly<Record<Language, LocaleFormats>> = { en, ko, es };
