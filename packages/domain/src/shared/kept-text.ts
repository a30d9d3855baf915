import { z } from 'zod';

/** True if a database can store the text and return it unchanged: no NUL, no half of a surrogate pair. */
export function isKeepable(text: string): boolean {
  return text.isWellFormed() && !text.includes('\u0000');
}

const NOT_KEEPABLE = 'This contains a character that we can’t store.';

/** A text that is stored, of at most `max` UTF-16 units. */
export function keptText(max: number) {
  return z.string().max(max).refine(isKeepable, NOT_KEEPABLE);
}

/** As {@link keptText}, without blanks around it. An empty one is refused with the sentence. */
export function keptLine(max: number, whenEmpty: string) {
  return z.string().trim().min(1, whenEmpty).max(max).refine(isKeepable, NOT_KEEPABLE);
}
