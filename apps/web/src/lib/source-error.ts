import type { AppErrorBody, AppErrorCode } from '@ooo/domain/shared/app-error-code';

/**
 * What a source in the browser refuses, in the form in which the server's refusals come: whoever
 * asks `toAppError` need not know which of the two it was. No request has been made, so none is named.
 */
export class SourceError extends Error {
  readonly data: { readonly app: AppErrorBody };

  constructor(code: AppErrorCode, message: string, details?: unknown) {
    super(message);
    this.name = 'SourceError';
    this.data = {
      app: { code, message, requestId: '', ...(details === undefined ? {} : { details }) },
    };
  }
}
