import type { Language } from '@ooo/domain/shared/language';
import { en } from './en.ts';
import { es } from './es.ts';
import { ko } from './ko.ts';
import type { TicketSentences } from './ticket-sentences.ts';

const SENTENCES: Readonly<Record<Language, TicketSentences>> = { en, ko, es };

/**
 * A sentence named with its facts; the language comes later, where it is said: rules and readers know none.
 * A string is worded already.
 */
export type Sentence = string | ((say: TicketSentences) => string);

/** A sentence in the words of a language. */
export function word(sentence: Sentence, language: Language): string {
  return typeof sentence === 'string' ? sentence : sentence(SENTENCES[language]);
}
