import {
  type FieldDetails,
  sayProblem,
  sayProblems,
  toFieldDetails,
} from '@ooo/domain/shared/errors/field-details';
import {
  type FieldProblem,
  fieldProblem,
  findFieldProblems,
} from '@ooo/domain/shared/errors/field-problem';
import type { FieldReasonWithParams } from '@ooo/texts/fields.types';
import type { z } from 'zod';
import { AppError } from './app-error.ts';

/** A BAD_REQUEST with what is wrong with each field. */
export class FieldsError extends AppError {
  override readonly details: Readonly<Record<string, unknown>> & FieldDetails;
  readonly problems: readonly FieldProblem[];

  constructor(problems: readonly FieldProblem[], message = sayProblems(problems)) {
    super('invalid-fields');
    this.message = message;
    this.problems = problems;
    this.details = { ...toFieldDetails(problems) };
  }
}

/** The error of a single field. */
export function badField(path: string, ...because: FieldReasonWithParams): FieldsError {
  const problem = fieldProblem(path, ...because);
  return new FieldsError([problem], sayProblem(problem));
}

export function fromSchema(error: z.ZodError): FieldsError {
  return new FieldsError(findFieldProblems(error));
}
