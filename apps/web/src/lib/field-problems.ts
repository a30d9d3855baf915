import { readFieldProblems, type SaidProblem } from '@ooo/domain/shared/errors/said-problems';
import { toAppError } from './app-error.ts';

/** What the server says of single fields; none where it named none. */
export function toFieldProblems(error: unknown): SaidProblem[] {
  return readFieldProblems(toAppError(error)?.details);
}
