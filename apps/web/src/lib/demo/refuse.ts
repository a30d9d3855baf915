import { factsOf, toErrorBody } from '@ooo/domain/shared/errors/error-facts';
import type { ReasonWithParams } from '@ooo/texts/say-error';
import { DemoRefusal } from './demo-refusal.ts';

/** No request was made, so it has no request id. */
const NO_REQUEST = '';

export function refuse(...reason: ReasonWithParams): DemoRefusal {
  return new DemoRefusal(toErrorBody(factsOf(...reason), NO_REQUEST));
}

/** What is wrong with a field of the input. */
export function refuseField(field: string, message: string): DemoRefusal {
  const body = toErrorBody(factsOf('invalid-fields'), NO_REQUEST);
  return new DemoRefusal({ ...body, message, details: { fields: { [field]: message } } });
}
