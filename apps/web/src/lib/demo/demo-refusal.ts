import type { AppErrorBody } from '@ooo/domain/shared/app-error-code';

/** An error of the demo, as the server would answer it. See `refuse.ts`, which comes with the demo's procedures. */
export class DemoRefusal extends Error {
  readonly body: AppErrorBody;

  constructor(body: AppErrorBody) {
    super(body.message);
    this.name = 'DemoRefusal';
    this.body = body;
  }
}
