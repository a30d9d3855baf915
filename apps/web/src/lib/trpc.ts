import type { AppRouter } from '@ooo/api/trpc/root';
import { createTRPCReact, httpBatchLink, type CreateTRPCReact } from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import superjson from 'superjson';

export type { AppRouter };

/** The only file that knows the API's router; the type is all that it takes of it. */
export const trpc: CreateTRPCReact<AppRouter, unknown> = createTRPCReact<AppRouter>();

export type RouterInputs = inferRouterInputs<AppRouter>;
export type RouterOutputs = inferRouterOutputs<AppRouter>;

type RouterName = keyof RouterOutputs;
type Of<Tree, Path extends string> = Path extends `${infer R}.${infer P}`
  ? R extends keyof Tree
    ? P extends keyof Tree[R]
      ? Tree[R][P]
      : never
    : never
  : never;

/** A procedure by its path: `trips.get`. */
export type ProcedurePath = {
  [R in RouterName]: `${R}.${keyof RouterOutputs[R] & string}`;
}[RouterName];
export type InputOf<Path extends ProcedurePath> = Of<RouterInputs, Path>;
export type OutputOf<Path extends ProcedurePath> = Of<RouterOutputs, Path>;

/** Some procedures, each answered by a function. */
export type Procedures = {
  readonly [Path in ProcedurePath]?: (
    input: InputOf<Path>,
  ) => OutputOf<Path> | Promise<OutputOf<Path>>;
};

/** The link to the server; calls that are made together go in one request. */
export function serverLink() {
  return httpBatchLink<AppRouter>({
    url: new URL('/trpc', window.location.origin).href,
    transformer: superjson,
    maxURLLength: 4000,
    fetch: (input, init) =>
      fetch(input, { ...init, signal: init?.signal ?? null, credentials: 'include' }),
  });
}

export function createTrpcClient() {
  return trpc.createClient({ links: [serverLink()] });
}

export type TrpcClient = ReturnType<typeof createTrpcClient>;
