import type { Language } from '../../shared/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ko } from './ko.ts';
import type { OverviewTexts } from './overview-texts.types.ts';

export const OVERVIEW_TEXTS: Readonly<Record<Language, OverviewTexts>> = { en, ko, es };
