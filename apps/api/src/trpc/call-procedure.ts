import { callTRPCProcedure } from '@trpc/server';
import type { Context } from './context.ts';
import { appRouter } from './root.ts';

interface Declared {
  readonly type: 'query' | 'mutation';
  /** False where it answers with a file. */
  readonly isPlain: boolean;
}

const { _def: router } = appRouter;

const DECLARED: ReadonlyMap<string, Declared> = new Map(
  Object.entries<unknown>(router.procedures).map(([path, procedure]) => {
    const { _def: definition } = asProcedure(procedure);
    return [path, { type: definition.type, isPlain: definition.output.isPlain }];
  }),
);

/** What a transport has to know of a procedure; undefined where the path leads to none. */
export function findDeclared(path: string): Declared | undefined {
  return DECLARED.get(path);
}

/**
 * Calls a procedure by its path, `trips.get`. The input is the procedure's own to check, so it may be anything;
 * a path that leads to no procedure is a NOT_FOUND of tRPC's.
 */
export async function callProcedure(
  ctx: Context,
  path: string,
  input: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  return callTRPCProcedure({
    router: appRouter,
    path,
    ctx,
    type: DECLARED.get(path)?.type ?? 'query',
    getRawInput: async () => input,
    signal,
    batchIndex: 0,
  });
}

/** Holds because every procedure declares its answer by `answer()`, and none is a subscription. */
function asProcedure(procedure: unknown): {
  readonly _def: {
    readonly type: Declared['type'];
    readonly output: { readonly isPlain: boolean };
  };
} {
  return procedure as ReturnType<typeof asProcedure>;
}
