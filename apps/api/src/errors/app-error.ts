import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';

interface ErrorKind {
  readonly trpc: TRPC_ERROR_CODE_KEY;
  readonly http: number;
  /** The message of an error that was thrown without one. */
  readonly message: string;
}

/** The only place with status numbers. */
export const ERROR_KINDS: Record<AppErrorCode, ErrorKind> = {
  BAD_REQUEST: { trpc: 'BAD_REQUEST', http: 400, message: 'The request is malformed.' },
  UNAUTHENTICATED: { trpc: 'UNAUTHORIZED', http: 401, message: 'Sign in to continue.' },
  FORBIDDEN: { trpc: 'FORBIDDEN', http: 403, message: 'You aren’t allowed to do that.' },
  INVITE_REQUIRED: {
    trpc: 'FORBIDDEN',
    http: 403,
    message: 'Please enter your invite code to continue.',
  },
  NOT_FOUND: { trpc: 'NOT_FOUND', http: 404, message: 'We couldn’t find that.' },
  CONFLICT: {
    trpc: 'CONFLICT',
    http: 409,
    message: 'Something changed in the meantime. Reload it, then make your change again.',
  },
  TRIP_LIMIT_REACHED: {
    trpc: 'CONFLICT',
    http: 409,
    message:
      'You have reached the maximum number of trips. Please delete an existing trip to add a new one.',
  },
  TOO_LARGE: { trpc: 'PAYLOAD_TOO_LARGE', http: 413, message: 'That is too large.' },
  UNSUPPORTED_TYPE: {
    trpc: 'UNSUPPORTED_MEDIA_TYPE',
    http: 415,
    message: 'We can’t read this kind of content.',
  },
  RULE_VIOLATED: { trpc: 'UNPROCESSABLE_CONTENT', http: 422, message: 'That isn’t possible.' },
  RATE_LIMITED: {
    trpc: 'TOO_MANY_REQUESTS',
    http: 429,
    message: 'Too many requests. Wait a moment, then try again.',
  },
  UPSTREAM_UNAVAILABLE: {
    trpc: 'BAD_GATEWAY',
    http: 502,
    message: 'A service that we rely on isn’t responding. Try again later.',
  },
  MAINTENANCE: {
    trpc: 'SERVICE_UNAVAILABLE',
    http: 503,
    message:
      'We’re doing some maintenance. You can see everything, but you can’t change anything right now.',
  },
  UNAVAILABLE: {
    trpc: 'SERVICE_UNAVAILABLE',
    http: 503,
    message: 'We are busy at the moment. Try again in a few seconds.',
  },
  INTERNAL: {
    trpc: 'INTERNAL_SERVER_ERROR',
    http: 500,
    message:
      'Something went wrong on our side. Please try again. If you report it, include the request id.',
  },
};

/**
 * What a service throws when it cannot do what it was asked. `message` is a sentence for the
 * traveller; without one the code's own sentence is used.
 */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly details: unknown;

  constructor(code: AppErrorCode, options: { message?: string; details?: unknown } = {}) {
    super(options.message ?? ERROR_KINDS[code].message);
    this.name = 'AppError';
    this.code = code;
    this.details = options.details;
  }
}

/** A BAD_REQUEST that names the field to correct, in the form that a schema's errors have. */
export function badField(field: string, message: string): AppError {
  return new AppError('BAD_REQUEST', { message, details: { fields: { [field]: message } } });
}

/** The status of `/api/health` while the database does not respond. */
export const UNHEALTHY_STATUS = 503;
