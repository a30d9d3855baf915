import type { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { isAppErrorBody } from '@ooo/domain/shared/app-error-codes';
import { type HttpAnswer, kindOfAnswer } from './app-error.ts';

/** The message for logs. People read the sentence of `useErrorSentence`. */
function describeAnswer(status: number, detail: string): string {
  const introductions = {
    signIn: 'Authentication required',
    denied: 'Access denied',
    server: 'Server error',
    other: status,
  };
  return `${introductions[kindOfAnswer(status)]}: ${detail}`;
}

/** Thrown for an answer that was not 2xx; `detail` is the text of an answer that is not ours. */
export class HttpError extends Error implements HttpAnswer {
  readonly body: AppErrorBody | undefined;
  readonly status: number;
  readonly detail: string;

  constructor(status: number, body: unknown, detail = '') {
    const known = isAppErrorBody(body) ? body : undefined;
    super(describeAnswer(status, known ? known.message : detail));
    this.name = 'HttpError';
    this.status = status;
    this.body = known;
    this.detail = known ? known.message : detail;
  }
}
