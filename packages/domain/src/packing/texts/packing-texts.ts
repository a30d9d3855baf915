import type { Language } from '../../shared/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ko } from './ko.ts';
import type { PackingTexts } from './packing-texts.types.ts';

export const PACKING_TEXTS: Readonly<Record<Language, PackingTexts>> = { en, ko, es };
