import type { AppErrorBody, AppErrorCode } from '../app-error-code.ts';
import { ERROR_CODES } from './error-codes.ts';
import { detailsOf } from './error-details.ts';
import type { ErrorReason } from '@ooo/texts/errors.types';
import { type ReasonWithParams, sayError } from '@ooo/texts/say-error';
import { en } from '@ooo/texts/en/errors';

/** The content of an error's answer, on any transport. */
export interface ErrorFacts {
  readonly code: AppErrorCode;
  /** In English. */
  readonly message: string;
  readonly reason: ErrorReason;
  /** What the sentence of the reason needs; empty where that is nothing. */
  readonly params: Readonly<Record<string, unknown>>;
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

export function factsOf(...[reason, params]: ReasonWithParams): ErrorFacts {
  return {
    code: ERROR_CODES[reason],
    message: sayError(en, reason, params),
    reason,
    params: { ...params },
    details: detailsOf(reason, params),
  };
}

/** As they are sent, without what is empty. */
export function toErrorBody(
  { code, message, reason, params, details }: ErrorFacts,
  requestId: string,
): AppErrorBody {
  return {
    code,
    message,
    reason,
    ...(Object.keys(params).length > 0 && { params }),
    requestId,
    ...(details !== undefined && { details }),
  };
}
