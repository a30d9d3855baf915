import { QueryClient } from '@tanstack/react-query';
import { toAppError } from './app-error.ts';

const MINUTE_MS = 60_000;

/** Answers that a second try cannot change. */
export function isFinal(error: unknown): boolean {
  const code = toAppError(error)?.code;
  return code !== undefined && code !== 'INTERNAL' && code !== 'UPSTREAM_UNAVAILABLE';
}

/**
 * Section 9 of the specification: fresh 5 minutes, discarded after 10, one retry, no refetch by
 * itself. A mutation is repeated only where no server answered.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 5 * MINUTE_MS,
        gcTime: 10 * MINUTE_MS,
        retry: (failures, error) => failures < 1 && !isFinal(error),
        refetchOnWindowFocus: false,
        refetchOnMount: false,
        refetchInterval: false,
      },
      mutations: { retry: (failures, error) => failures < 1 && !isFinal(error) },
    },
  });
}
