import type { BareFieldReason } from '@ooo/texts/fields.types';
import { z } from 'zod';
import { because } from './errors/field-problem.ts';

/** True if a database can store the text and return it unchanged: no NUL, no half of a surrogate pair. */
export function isKeepable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

const NOT_KEEPABLE = because('not-keepable');

/** A text that is stored, of at most `max` UTF-16 units. */
export function keptText(max: number) {
  return z.string().max(max).refine(isKeepable, NOT_KEEPABLE);
}

/** As {@link keptText}, without blanks around it. An empty one is refused with the reason. */
export function keptLine(max: number, whenEmpty: BareFieldReason) {
  return z.string().trim().min(1, because(whenEmpty)).max(max).refine(isKeepable, NOT_KEEPABLE);
}
