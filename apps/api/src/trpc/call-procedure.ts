import type { createCaller } from './root.ts';

type Caller = ReturnType<typeof createCaller>;
type Procedure = (input: unknown) => Promise<unknown>;

/**
 * Calls a procedure by its path, `trips.get`. The input is the procedure's own to check, so it may
 * be anything; a path that leads to no procedure is a NOT_FOUND of tRPC's.
 */
export async function callProcedure(
  caller: Caller,
  path: string,
  input: unknown,
): Promise<unknown> {
  let target: unknown = caller;
  for (const name of path.split('.')) target = stepInto(target, name);
  return asProcedure(target)(input);
}

/** Holds because a caller is a proxy: every name of it leads somewhere. */
function stepInto(target: unknown, name: string): unknown {
  return (target as Record<string, unknown>)[name];
}

/** Holds for the same reason: the end of every path can be called, and says itself what it misses. */
function asProcedure(target: unknown): Procedure {
  return target as Procedure;
}
