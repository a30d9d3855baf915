import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';
import { QueryClient } from '@tanstack/react-query';
import { isBusy, isLate, toAppError, toRetryAfterSec } from './app-error.ts';

const MINUTE_MS = 60_000;
const RETRY_MS = 1000;
const BUSY_WAIT_SEC = 5;
const MAX_BUSY_WAIT_SEC = 10;

const PASSING: ReadonlySet<AppErrorCode> = new Set([
  'INTERNAL',
  'UPSTREAM_UNAVAILABLE',
  'UNAVAILABLE',
]);

/** Errors that a second try cannot change, or that only the traveller should retry. */
export function isFinal(error: unknown): boolean {
  if (isLate(error)) return true;
  const code = toAppError(error)?.code;
  return code !== undefined && !PASSING.has(code);
}

/** Once, after as long as a busy server asks for: it would be busier if everyone came back at once. */
function retryDelay(_failures: number, error: unknown): number {
  if (!isBusy(error)) return RETRY_MS;
  return Math.min(toRetryAfterSec(error) ?? BUSY_WAIT_SEC, MAX_BUSY_WAIT_SEC) * 1000;
}

/** For reads that are not repeated otherwise. */
export const retryWhileBusy = {
  retry: (failures: number, error: unknown) => failures < 1 && isBusy(error),
  retryDelay,
};

/**
 * Section 9 of the specification: fresh 5 minutes, discarded after 10, one retry, no refetch by itself. A mutation is
 * not repeated when the server is busy: its database may have gone down between the change and the answer. Without a
 * network both are tried all the same: the demo answers in the browser.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        networkMode: 'offlineFirst',
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: (failures, error) => failures < 1 && !isFinal(error),
        retryDelay,
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchInterval: false,
      },
      mutations: {
        networkMode: 'offlineFirst',
        retry: (failures, error) => failures < 1 && !isFinal(error) && !isBusy(error),
      },
    },
  });
}
