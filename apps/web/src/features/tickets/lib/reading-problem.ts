import type { DocumentProblem } from '@ooo/domain/tickets/ticket.schema';
import { ZodError } from 'zod';
import { toOwnSentence } from '../../../i18n/own-sentence.ts';
import { isConnectionError, toAppError } from '../../../lib/app-error.ts';

export type ReadingFailure =
  | 'noFlights'
  | 'badAnswer'
  | 'refused'
  | 'unreachable'
  | 'tooLarge'
  | 'tooMuch';

/** Why a document gave no flights: the kind of failure, and the server's own sentence if there is one. */
export interface ReadingProblem {
  readonly failure: ReadingFailure;
  readonly detail?: string | undefined;
  /** It is protected: its password is missing or wrong. */
  readonly password?: 'missing' | 'wrong' | undefined;
  /** The same document may go through at another time. */
  readonly mayPass?: boolean;
}

const PASSWORDS: Readonly<Record<string, ReadingProblem['password']>> = {
  ENCRYPTED: 'missing',
  WRONG_PASSWORD: 'wrong',
};

/** One of several documents that the server could not read. */
export function problemOfDocument({ reason, message }: DocumentProblem): ReadingProblem {
  return {
    failure: 'refused',
    detail: message,
    password: PASSWORDS[reason],
    mayPass: reason === 'BUSY' || reason === 'TOO_SLOW',
  };
}

/** Why a whole reading failed. */
export function problemOfError(error: unknown): ReadingProblem {
  // A line that was cut off or makes no sense.
  if (error instanceof ZodError || error instanceof SyntaxError) {
    return { failure: 'badAnswer', mayPass: true };
  }
  if (isConnectionError(error)) return { failure: 'unreachable', mayPass: true };
  const answer = toAppError(error);
  return { failure: 'refused', detail: answer && toOwnSentence(answer), mayPass: true };
}
