import type { AppErrorBody, AppErrorCode } from '@ooo/domain/shared/app-error-code';

/** An error of the demo. No request was made, so it has no request id. */
export class DemoRefusal extends Error {
  readonly body: AppErrorBody;

  constructor(code: AppErrorCode, message: string, details?: unknown) {
    super(message);
    this.name = 'DemoRefusal';
    this.body = { code, message, requestId: '', ...(details === undefined ? {} : { details }) };
  }
}
