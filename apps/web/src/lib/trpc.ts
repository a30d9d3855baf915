import type { AppRouter } from '@ooo/api/trpc/root';
import {
  createTRPCReact,
  httpBatchLink,
  type CreateTRPCReact,
  type TRPCLink,
} from '@trpc/react-query';
import type { inferRouterInputs, inferRouterOutputs } from '@trpc/server';
import { observable } from '@trpc/server/observable';
import superjson from 'superjson';
import { toStatus } from './app-error.ts';
import { limitRead } from './read-limit.ts';

export type { AppRouter };

/** The only file that imports the API's router, and only its type. */
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

/** An answer in tRPC's form, of whatever status. Throws `HttpError` for one that is not the server's. */
async function ask(input: RequestInfo | URL | string, init: RequestInit): Promise<Response> {
  const signal = init.method === 'GET' ? limitRead(init.signal) : (init.signal ?? null);
  const response = await fetch(input, { ...init, signal, credentials: 'include' });
  const isOurs = response.headers.get('content-type')?.includes('json') === true;
  if (isOurs) return response;
  const { checkResponse } = await import('./check-response.ts');
  return checkResponse(response);
}

/** The link to the server; calls that are made together go in one request. */
export function serverLink() {
  return httpBatchLink<AppRouter>({
    url: new URL('/trpc', window.location.origin).href,
    transformer: superjson,
    maxURLLength: 4000,
    fetch: (input, init) => ask(input, { ...init, signal: init?.signal ?? null }),
  });
}

/**
 * Section 7: a read that is answered with 401 gives null, and `onSignedOut` is told before the caller: by then no
 * screen of the account is left that would show it.
 */
function nullSignedOut(onSignedOut: () => void): TRPCLink<AppRouter> {
  return () =>
    ({ op, next }) =>
      observable((observer) =>
        next(op).subscribe({
          next: (value) => observer.next(value),
          complete: () => observer.complete(),
          error: (error) => {
            if (op.type !== 'query' || toStatus(error) !== 401) return observer.error(error);
            onSignedOut();
            observer.next({ result: { type: 'data', data: null } });
            return observer.complete();
          },
        }),
      );
}

export function createTrpcClient(onSignedOut: () => void) {
  return trpc.createClient({ links: [nullSignedOut(onSignedOut), serverLink()] });
}

export type TrpcClient = ReturnType<typeof createTrpcClient>;
