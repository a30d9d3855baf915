/** The closed set of error codes of every transport. Status numbers live in the API's `errors.ts`. */
export const APP_ERROR_CODES = [
  'BAD_REQUEST',
  'UNAUTHENTICATED',
  'FORBIDDEN',
  'INVITE_REQUIRED',
  'NOT_FOUND',
  'CONFLICT',
  'TRIP_LIMIT_REACHED',
  'TOO_LARGE',
  'UNSUPPORTED_TYPE',
  'RULE_VIOLATED',
  'RATE_LIMITED',
  'UPSTREAM_UNAVAILABLE',
  'MAINTENANCE',
  'UNAVAILABLE',
  'INTERNAL',
] as const;

interface KnownError {
  readonly code: (typeof APP_ERROR_CODES)[number];
  readonly message: string;
  readonly reason?: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly requestId: string;
  readonly details?: unknown;
}

const isText = (value: unknown): boolean => typeof value === 'string';

const isRecord = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isCode = (value: unknown): boolean => APP_ERROR_CODES.some((code) => code === value);

/** As the schema of an error's body, which a browser would have to load before its first screen. */
export function isAppErrorBody(value: unknown): value is KnownError {
  return (
    typeof value === 'object' &&
    value !== null &&
    'code' in value &&
    isCode(value.code) &&
    'message' in value &&
    isText(value.message) &&
    (!('reason' in value) || value.reason === undefined || isText(value.reason)) &&
    (!('params' in value) || value.params === undefined || isRecord(value.params)) &&
    'requestId' in value &&
    isText(value.requestId)
  );
}
