import { chinese } from './chinese.ts';
import { czech } from './czech.ts';
import { greek } from './greek.ts';
import { hungarian } from './hungarian.ts';
import { indonesian } from './indonesian.ts';
import { italian } from './italian.ts';
import { japanese } from './japanese.ts';
import { nordic } from './nordic.ts';
import { polish } from './polish.ts';
import { portuguese } from './portuguese.ts';
import { romanian } from './romanian.ts';
import { russian } from './russian.ts';
import { turkish } from './turkish.ts';
import { vietnamese } from './vietnamese.ts';
import type { TicketLanguage } from './ticket-language.ts';

/**
 * The languages beyond those that the words of `label-words.ts` are of; a new one is a file beside this and a line
 * here.
 */
export const LANGUAGES: readonly TicketLanguage[] = [
  chinese,
  czech,
  greek,
  hungarian,
  indonesian,
  italian,
  japanese,
  nordic,
  polish,
  portuguese,
  romanian,
  russian,
  turkish,
  vietnamese,
];

/** Words of all of them. */
export function wordsOf(read: (language: TicketLanguage) => readonly string[]): readonly string[] {
  return LANGUAGES.flatMap(read);
}
