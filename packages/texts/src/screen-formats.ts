import { en } from './en/screen-formats.ts';
import { ko } from './ko/screen-formats.ts';
import { es } from './es/screen-formats.ts';
import { pt } from './pt/screen-formats.ts';
import type { Language } from './languages.ts';
import type { ScreenFormats } from './screen-formats.types.ts';

export const SCREEN_FORMATS: Readonly<Record<Language, ScreenFormats>> = { en, ko, es, pt };
