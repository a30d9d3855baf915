import { timeWriter, type WriteTime } from '../../shared/locale-formats/write-time.ts';
import type { Language } from '../../shared/language.ts';
import type { Writing } from '../../shared/writing.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ko } from './ko.ts';
import type { PlanSentences } from './plan-sentences.types.ts';

const SENTENCES: Readonly<Record<Language, (time: WriteTime) => PlanSentences>> = { en, ko, es };

/** What a plan says, in a language and with its times on a clock. */
export function planSentences(writing: Writing): PlanSentences {
  return SENTENCES[writing.language](timeWriter(writing));
}
