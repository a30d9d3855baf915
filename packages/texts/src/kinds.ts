import { en } from './en/kinds.ts';
import { ko } from './ko/kinds.ts';
import { es } from './es/kinds.ts';
import { pt } from './pt/kinds.ts';
import type { KindWords } from './kinds.types.ts';
import type { Language } from './languages.ts';

/** For what needs another language than the reader's; a screen says `t('kinds:museum')`, and loads its own language. */
export const KIND_WORDS: Readonly<Record<Language, KindWords>> = { en, ko, es, pt };
