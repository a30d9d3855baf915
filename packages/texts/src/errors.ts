import { en } from './en/errors.ts';
import { ko } from './ko/errors.ts';
import { es } from './es/errors.ts';
import { pt } from './pt/errors.ts';
import type { ErrorSentences } from './errors.types.ts';
import type { Language } from './languages.ts';

export const ERROR_SENTENCES: Readonly<Record<Language, ErrorSentences>> = { en, ko, es, pt };
