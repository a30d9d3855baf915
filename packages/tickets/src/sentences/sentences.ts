import type { Language } from '@ooo/domain/shared/language';
import { timeWriter, type WriteTime } from '@ooo/domain/shared/locale-formats/write-time';
import type { Writing } from '@ooo/domain/shared/writing';
import { en } from './en.ts';
import { es } from './es.ts';
import { ko } from './ko.ts';
import type { TicketSentences } from './ticket-sentences.ts';

const SENTENCES: Readonly<Record<Language, (time: WriteTime) => TicketSentences>> = { en, ko, es };

/**
 * A sentence named with its facts; the language and the clock come later, where it is said: rules and readers know none.
 * A string is worded already.
 */
export type Sentence = string | ((say: TicketSentences) => string);

/** A sentence in the words of a language, with its times on a clock. */
export function word(sentence: Sentence, writing: Writing): string {
  if (typeof sentence === 'string') return sentence;
  return sentence(SENTENCES[writing.language](timeWriter(writing)));
}
