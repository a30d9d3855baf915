import { readFieldProblems, type SaidProblem } from '@ooo/domain/shared/errors/said-problems';
import { toAppError } from './app-error.ts';

/** The server's problems of single fields; empty if it named none. */
export function toFieldProblems(error: unknown): SaidProblem[] {
  return readFieldProblems(toAppError(error)?.details);
}
