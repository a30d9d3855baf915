import type { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { factsOf, toErrorBody } from '@ooo/domain/shared/errors/error-facts';
import type { ReasonWithParams } from '@ooo/texts/say-error';

/** An error of the demo, as the server would answer it. No request was made, so it has no request id. */
export class DemoRefusal extends Error {
  readonly body: AppErrorBody;

  constructor(...reason: ReasonWithParams) {
    const body = toErrorBody(factsOf(...reason), '');
    super(body.message);
    this.name = 'DemoRefusal';
    this.body = body;
  }
}

/** What is wrong with a field of the input. */
export class DemoFieldRefusal extends DemoRefusal {
  override readonly body: AppErrorBody;

  constructor(field: string, message: string) {
    super('invalid-fields');
    this.message = message;
    this.body = {
      ...toErrorBody(factsOf('invalid-fields'), ''),
      message,
      details: { fields: { [field]: message } },
    };
  }
}
