import { PLACE_TEXTS } from '@ooo/texts/places';
import { z } from 'zod';
import { toPlainLine } from '../assistant/plain-line.ts';
import { isTimeless } from '../assistant/timeless-line.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { fold } from '../shared/fold.ts';
import type { Language } from '../shared/language.ts';
import type { OverviewTip } from './overview.schema.ts';

const MAX_TIPS = 3;
const MAX_LENGTH = 200;
const MAX_MODEL_LENGTH = 60;

/** The assistant's answer about a destination. None of it is trusted. */
export const TipSuggestions = z.object({ tips: z.array(z.string().max(2000)).max(50) });
export type TipSuggestions = z.infer<typeof TipSuggestions>;

function isAllowed(line: string): boolean {
  return line.length <= MAX_LENGTH && isTimeless(line);
}

interface Circumstances {
  readonly language: Language;
  readonly model: string;
  readonly today: CalendarDate;
  /** What is said already. */
  readonly said: readonly string[];
}

/**
 * At most three sentences of the assistant's that name it as their source. One that tells of dates, events,
 * prices or numbers, holds an address or markup, or is said already, is dropped.
 */
export function toTips(
  { tips: suggested }: TipSuggestions,
  { language, model, today, said }: Circumstances,
): OverviewTip[] {
  const source = PLACE_TEXTS[language].assistant(model.slice(0, MAX_MODEL_LENGTH).toWellFormed());
  const known = new Set(said.map(fold));
  const tips: OverviewTip[] = [];
  for (const suggestion of suggested) {
    const text = toPlainLine(suggestion, language);
    if (!text || !isAllowed(text) || known.has(fold(text))) continue;
    known.add(fold(text));
    tips.push({ text, source, asOf: today });
    if (tips.length === MAX_TIPS) break;
  }
  return tips;
}
