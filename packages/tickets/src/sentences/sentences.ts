import { timeWriter } from '@ooo/domain/shared/write-time';
import type { Writing } from '@ooo/domain/shared/writing';
import { TICKET_SENTENCES } from '@ooo/texts/tickets';
import type { TicketSentences } from '@ooo/texts/tickets.types';

/**
 * A sentence's key with its facts; language and clock are added later, because rules and readers know neither. A string
 * is already worded.
 */
export type Sentence = string | ((say: TicketSentences) => string);

/** A sentence in the words of a language, with its times on a clock. */
export function word(sentence: Sentence, writing: Writing): string {
  if (typeof sentence === 'string') return sentence;
  return sentence(TICKET_SENTENCES[writing.language](timeWriter(writing)));
}
