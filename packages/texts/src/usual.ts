import { en } from './en/usual.ts';
import { ko } from './ko/usual.ts';
import { es } from './es/usual.ts';
import { pt } from './pt/usual.ts';
import type { Language } from './languages.ts';
import type { Usual } from './usual.types.ts';

export const USUAL: Readonly<Record<Language, Usual>> = { en, ko, es, pt };
