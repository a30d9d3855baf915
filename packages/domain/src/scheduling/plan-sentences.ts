import { PLAN_SENTENCES } from '@ooo/texts/plan';
import type { PlanSentences } from '@ooo/texts/plan.types';
import { timeWriter } from '../shared/write-time.ts';
import type { Writing } from '../shared/writing.ts';

/** What a plan says, in a language and with its times on a clock. */
export function planSentences(writing: Writing): PlanSentences {
  return PLAN_SENTENCES[writing.language](timeWriter(writing));
}
