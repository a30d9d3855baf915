import type { AppErrorBody } from '@ooo/domain/shared/app-error-code';

// What tests read of the bodies that `inject` answers with, as `answer.json<Shape>()`. A body of another shape fails
// the expectation that reads it.

/** Of a refusal over REST. */
export interface Refusal extends AppErrorBody {
  readonly details: {
    readonly reason?: string;
    readonly fields: Readonly<Record<string, string>>;
  };
}

/** Of a call over tRPC. */
export interface Called<T> {
  readonly result: { readonly data: { readonly json: T } };
}

/** The body of a refused call over tRPC. */
export interface CalledInVain {
  readonly error: {
    readonly json: {
      readonly message: string;
      readonly data: { readonly code: string; readonly app: Refusal };
    };
  };
}
