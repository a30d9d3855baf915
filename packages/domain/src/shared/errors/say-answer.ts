import type { ErrorSentences } from '@ooo/texts/errors.types';
import { isErrorReason, sayError } from '@ooo/texts/say-error';
import { fillIn } from '@ooo/texts/say-field';
import type { AppErrorBody } from '../app-error-code.ts';
import { GENERAL_REASONS } from './error-codes.ts';
import { readFieldProblems } from './said-problems.ts';

/** The reason in a refusal: an error's body, or the result of an invite check. */
export interface SaidAnswer extends Pick<
  AppErrorBody,
  'message' | 'reason' | 'params' | 'details'
> {
  readonly code?: AppErrorBody['code'];
}

/** A language's sentences about single fields, by reason. */
type FieldSentences = Readonly<Record<string, string>>;

/**
 * Says answers in one language: by the reason, or by the code where the reason is absent or newer than the sentences. An
 * answer with neither keeps its English message. Of wrong fields it says what is wrong with the first three, as the
 * English message does.
 */
export function makeAnswerSayer(
  sentences: ErrorSentences,
  fields: FieldSentences,
): (answer: SaidAnswer) => string {
  const sayFields = (details: unknown): string =>
    readFieldProblems(details)
      .filter(({ reason }) => Object.hasOwn(fields, reason))
      .slice(0, 3)
      .map(({ reason, params }) => fillIn(fields[reason] ?? '', params))
      .join(' ');
  return ({ code, message, reason, params, details }) => {
    if (reason === 'invalid-fields') return sayFields(details) || sentences[reason];
    if (reason !== undefined && isErrorReason(sentences, reason))
      return sayError(sentences, reason, params ?? {});
    return code === undefined ? message : sentences[GENERAL_REASONS[code]];
  };
}
