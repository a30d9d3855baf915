import { factsOf, toErrorBody } from '@ooo/domain/shared/errors/error-facts';
import { sayProblem, toFieldDetails } from '@ooo/domain/shared/errors/field-details';
import { type FieldProblem, fieldProblem } from '@ooo/domain/shared/errors/field-problem';
import type { FieldReasonWithParams } from '@ooo/texts/fields.types';
import type { ReasonWithParams } from '@ooo/texts/say-error';
import { DemoRefusal } from './demo-refusal.ts';

/** No request was made, so it has no request id. */
const NO_REQUEST = '';

export function refuse(...reason: ReasonWithParams): DemoRefusal {
  return new DemoRefusal(toErrorBody(factsOf(...reason), NO_REQUEST));
}

/** What is wrong with a field of the input. */
export function refuseField(path: string, ...because: FieldReasonWithParams): DemoRefusal {
  return refuseFields([fieldProblem(path, ...because)]);
}

export function refuseFields(problems: readonly FieldProblem[]): DemoRefusal {
  const body = toErrorBody(factsOf('invalid-fields'), NO_REQUEST);
  const message = problems.map(sayProblem).join(' ');
  return new DemoRefusal({ ...body, message, details: toFieldDetails(problems) });
}
