import type { TicketAnswer } from '@ooo/domain/tickets/ticket.schema';
import { ZodError } from 'zod';
import { isConnectionError, toAppError } from '../../../lib/app-error.ts';
import type { FileKind } from './file-kind.ts';

export type ReadingSource = FileKind | 'text';
export type ReadingFailure = 'noFlights' | 'badAnswer' | 'refused' | 'unreachable' | 'tooLarge';

/** Why a document gave no trip: what kind of failure, and the server's own sentence where it has one. */
export interface ReadingProblem {
  readonly source: ReadingSource;
  readonly failure: ReadingFailure;
  readonly detail?: string;
}

/** A document that was read and has no flight in it; the first warning says why. */
export function problemOfAnswer(
  source: ReadingSource,
  answer: TicketAnswer,
): ReadingProblem | undefined {
  if (answer.flights.legs.length > 0) return undefined;
  const detail = answer.flights.warnings.map(({ message }) => message).join(' ');
  return { source, failure: 'noFlights', ...(detail === '' ? {} : { detail }) };
}

/** A document that could not be read. */
export function problemOfError(source: ReadingSource, error: unknown): ReadingProblem {
  if (error instanceof ZodError) return { source, failure: 'badAnswer' };
  if (isConnectionError(error)) return { source, failure: 'unreachable' };
  const detail = toAppError(error)?.message;
  return { source, failure: 'refused', ...(detail === undefined ? {} : { detail }) };
}
