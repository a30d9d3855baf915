import { en } from './en/plan.ts';
import { ko } from './ko/plan.ts';
import { es } from './es/plan.ts';
import { pt } from './pt/plan.ts';
import type { WriteTime } from './formats.types.ts';
import type { Language } from './languages.ts';
import type { PlanSentences } from './plan.types.ts';

/** The sentences about the places of a plan, with times on a clock. */
export const PLAN_SENTENCES: Readonly<Record<Language, (time: WriteTime) => PlanSentences>> = {
  en,
  ko,
  es,
  pt,
};
