import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';

interface ErrorKind {
  readonly trpc: TRPC_ERROR_CODE_KEY;
  readonly http: number;
  /** Said where whoever threw the error said nothing better. */
  readonly message: string;
}

/** The only place with status numbers. */
export const ERROR_KINDS: Record<AppErrorCode, ErrorKind> = {
  BAD_REQUEST: { trpc: 'BAD_REQUEST', http: 400, message: 'The request is not in the right form.' },
  UNAUTHENTICATED: { trpc: 'UNAUTHORIZED', http: 401, message: 'Sign in to continue.' },
  FORBIDDEN: { trpc: 'FORBIDDEN', http: 403, message: 'You may not do that.' },
  INVITE_REQUIRED: {
    trpc: 'FORBIDDEN',
    http: 403,
    message: 'Please enter your invite code to continue.',
  },
  NOT_FOUND: { trpc: 'NOT_FOUND', http: 404, message: 'There is nothing here.' },
  CONFLICT: {
    trpc: 'CONFLICT',
    http: 409,
    message: 'Something changed in the meantime. Load it again, then repeat your change.',
  },
  TRIP_LIMIT_REACHED: {
    trpc: 'CONFLICT',
    http: 409,
    message:
      'You have reached the number of trips. Please delete an existing trip to add a new one.',
  },
  TOO_LARGE: { trpc: 'PAYLOAD_TOO_LARGE', http: 413, message: 'That is too large to be read.' },
  UNSUPPORTED_TYPE: {
    trpc: 'UNSUPPORTED_MEDIA_TYPE',
    http: 415,
    message: 'This kind of content cannot be read.',
  },
  RULE_VIOLATED: { trpc: 'UNPROCESSABLE_CONTENT', http: 422, message: 'That cannot be done.' },
  RATE_LIMITED: {
    trpc: 'TOO_MANY_REQUESTS',
    http: 429,
    message: 'That was too often. Wait a moment and try again.',
  },
  UPSTREAM_UNAVAILABLE: {
    trpc: 'BAD_GATEWAY',
    http: 502,
    message: 'A service that we ask for this does not answer. Try again later.',
  },
  MAINTENANCE: {
    trpc: 'SERVICE_UNAVAILABLE',
    http: 503,
    message: 'We are working on the product. You can look at everything; try to change it later.',
  },
  UNAVAILABLE: {
    trpc: 'SERVICE_UNAVAILABLE',
    http: 503,
    message: 'We are busy at the moment. Try again in a few seconds.',
  },
  INTERNAL: {
    trpc: 'INTERNAL_SERVER_ERROR',
    http: 500,
    message: 'Something went wrong on our side. Try again; the request id helps us find it.',
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

/** A BAD_REQUEST that names the field to mend, in the form that a schema's errors have. */
export function badField(field: string, message: string): AppError {
  return new AppError('BAD_REQUEST', { message, details: { fields: { [field]: message } } });
}

/** What `/api/health` answers with while the database does not. */
export const UNHEALTHY_STATUS = 503;
