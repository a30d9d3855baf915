import { en } from './en/overview.ts';
import { ko } from './ko/overview.ts';
import { es } from './es/overview.ts';
import { pt } from './pt/overview.ts';
import type { Language } from './languages.ts';
import type { OverviewTexts } from './overview.types.ts';

export const OVERVIEW_TEXTS: Readonly<Record<Language, OverviewTexts>> = { en, ko, es, pt };
