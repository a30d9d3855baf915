import { z } from 'zod';
import { APP_ERROR_CODES } from './app-error-codes.ts';

export type AppErrorCode = (typeof APP_ERROR_CODES)[number];

/** What an error answers with on every wire. `message` is text for people. */
export const AppErrorBody = z.object({
  code: z.enum(APP_ERROR_CODES),
  message: z.string(),
  requestId: z.string(),
  details: z.unknown().optional(),
});
export type AppErrorBody = Readonly<z.infer<typeof AppErrorBody>>;
