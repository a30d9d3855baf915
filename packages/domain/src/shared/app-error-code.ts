import { z } from 'zod';
import { APP_ERROR_CODES } from './app-error-codes.ts';

export type AppErrorCode = (typeof APP_ERROR_CODES)[number];

/**
 * What an error answers with on every wire. `message` is text for people, in English; with `reason` and its `params` a
 * client can say it in another language (see `errors/error-params.ts`).
 */
export const AppErrorBody = z.object({
  code: z.enum(APP_ERROR_CODES),
  message: z.string(),
  reason: z.string().optional(),
  params: z.record(z.string(), z.unknown()).optional(),
  requestId: z.string(),
  details: z.unknown().optional(),
});
export type AppErrorBody = Readonly<z.infer<typeof AppErrorBody>>;
