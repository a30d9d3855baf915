import { en } from './en/packing.ts';
import { ko } from './ko/packing.ts';
import { es } from './es/packing.ts';
import { pt } from './pt/packing.ts';
import type { Language } from './languages.ts';
import type { PackingTexts } from './packing.types.ts';

export const PACKING_TEXTS: Readonly<Record<Language, PackingTexts>> = { en, ko, es, pt };
