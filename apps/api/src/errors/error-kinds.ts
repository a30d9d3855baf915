import type { TRPC_ERROR_CODE_KEY } from '@trpc/server/rpc';
import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';

interface ErrorKind {
  readonly trpc: TRPC_ERROR_CODE_KEY;
  readonly http: number;
}

/** The only place with status numbers. */
export const ERROR_KINDS: Readonly<Record<AppErrorCode, ErrorKind>> = {
  BAD_REQUEST: { trpc: 'BAD_REQUEST', http: 400 },
  UNAUTHENTICATED: { trpc: 'UNAUTHORIZED', http: 401 },
  FORBIDDEN: { trpc: 'FORBIDDEN', http: 403 },
  INVITE_REQUIRED: { trpc: 'FORBIDDEN', http: 403 },
  NOT_FOUND: { trpc: 'NOT_FOUND', http: 404 },
  CONFLICT: { trpc: 'CONFLICT', http: 409 },
  TRIP_LIMIT_REACHED: { trpc: 'CONFLICT', http: 409 },
  TOO_LARGE: { trpc: 'PAYLOAD_TOO_LARGE', http: 413 },
  UNSUPPORTED_TYPE: { trpc: 'UNSUPPORTED_MEDIA_TYPE', http: 415 },
  RULE_VIOLATED: { trpc: 'UNPROCESSABLE_CONTENT', http: 422 },
  RATE_LIMITED: { trpc: 'TOO_MANY_REQUESTS', http: 429 },
  UPSTREAM_UNAVAILABLE: { trpc: 'BAD_GATEWAY', http: 502 },
  MAINTENANCE: { trpc: 'SERVICE_UNAVAILABLE', http: 503 },
  UNAVAILABLE: { trpc: 'SERVICE_UNAVAILABLE', http: 503 },
  INTERNAL: { trpc: 'INTERNAL_SERVER_ERROR', http: 500 },
};

/** The status of `/api/health` while the database does not respond. */
export const UNHEALTHY_STATUS = 503;
