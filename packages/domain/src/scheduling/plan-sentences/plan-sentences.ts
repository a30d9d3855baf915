import type { Language } from '../../shared/language.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ko } from './ko.ts';
import type { PlanSentences } from './plan-sentences.types.ts';

export const PLAN_SENTENCES: Readonly<Record<Language, PlanSentences>> = { en, ko, es };
