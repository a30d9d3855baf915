import type { AppRouter } from '@ooo/api/trpc/root';
import { createTRPCReact, httpBatchLink, type CreateTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import superjson from 'superjson';

/** The only file that knows the API's router; the type is all that it takes of it. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

export function createTrpcClient() {
  return trpc.createClient({
    links: [
      httpBatchLink({
        url: new URL('/trpc', window.location.origin).href,
        transformer: superjson,
        maxURLLength: 4000,
        fetch: (input, init) =>
          fetch(input, { ...init, signal: init?.signal ?? null, credentials: 'include' }),
      }),
    ],
  });
}

export type TrpcClient = ReturnType<typeof createTrpcClient>;
