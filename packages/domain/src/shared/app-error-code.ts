import { z } from 'zod';

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

export type AppErrorCode = (typeof APP_ERROR_CODES)[number];

/** What an error answers with on every wire. `message` is text for people. */
export const AppErrorBody = z.object({
  code: z.enum(APP_ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
  details: z.unknown().optional(),
});
export type AppErrorBody = Readonly<z.infer<typeof AppErrorBody>>;
