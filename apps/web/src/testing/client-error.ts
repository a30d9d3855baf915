import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';
import { TRPCClientError } from '@trpc/react-query';

/** What the client throws where a procedure refuses. */
export function makeClientError(code: AppErrorCode, message: string): Error {
  const data = { app: { code, message, requestId: 'req-test' } };
  return TRPCClientError.from({ error: { message, code: -32_000, data } });
}
