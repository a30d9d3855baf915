import { en } from './en/plan-summary.ts';
import { ko } from './ko/plan-summary.ts';
import { es } from './es/plan-summary.ts';
import { pt } from './pt/plan-summary.ts';
import type { Language } from './languages.ts';
import type { PlanSummarySentences } from './plan-summary.types.ts';

/** The sentences about a whole plan. */
export const PLAN_SUMMARIES: Readonly<Record<Language, PlanSummarySentences>> = { en, ko, es, pt };
