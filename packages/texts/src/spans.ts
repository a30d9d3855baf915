import { en } from './en/spans.ts';
import { ko } from './ko/spans.ts';
import { es } from './es/spans.ts';
import { pt } from './pt/spans.ts';
import type { Language } from './languages.ts';
import type { Spans } from './spans.types.ts';

export const SPANS: Readonly<Record<Language, Spans>> = { en, ko, es, pt };
