import type { SaidAnswer } from '@ooo/domain/shared/errors/say-answer';
import { findAnswerSayer } from './i18n.ts';

/** Why the server refused, in the language of the interface. In English as the server says it. */
export function toOwnSentence(answer: SaidAnswer): string {
  return findAnswerSayer()?.(answer) ?? answer.message;
}
