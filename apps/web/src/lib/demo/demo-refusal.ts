import type { AppErrorBody, AppErrorCode } from '@ooo/domain/shared/app-error-code';

/** What the demo refuses, and why. No request was made, so none is named. */
export class DemoRefusal extends Error {
  readonly body: AppErrorBody;

  constructor(code: AppErrorCode, message: string, details?: unknown) {
    super(message);
    this.name = 'DemoRefusal';
    this.body = { code, message, requestId: '', ...(details === undefined ? {} : { details }) };
  }
}
