import type { ErrorSentences } from '@ooo/texts/errors.types';
import { isErrorReason, sayError } from '@ooo/texts/say-error';
import type { AppErrorBody } from '../app-error-code.ts';
import { GENERAL_REASONS } from './error-codes.ts';

/** What an answer says of why it refuses: an error's body, or the result of an invite check. */
export interface SaidAnswer extends Pick<AppErrorBody, 'message' | 'reason' | 'params'> {
  readonly code?: AppErrorBody['code'];
}

/**
 * Says answers in one language: by the reason, or by the code where the reason is absent or newer than the sentences. An
 * answer with neither keeps its English message.
 */
export function makeAnswerSayer(sentences: ErrorSentences): (answer: SaidAnswer) => string {
  return ({ code, message, reason, params }) => {
    if (reason !== undefined && isErrorReason(sentences, reason))
      return sayError(sentences, reason, params ?? {});
    return code === undefined ? message : sentences[GENERAL_REASONS[code]];
  };
}
