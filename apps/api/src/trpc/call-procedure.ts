import { TRPCError } from '@trpc/server';
import { admit } from './admit.ts';
import type { Context } from './context.ts';
import { type DeclaredProcedure, listProcedures } from './list-procedures.ts';

const PROCEDURES: ReadonlyMap<string, DeclaredProcedure> = new Map(
  listProcedures().map((procedure) => [procedure.path, procedure]),
);

/** Undefined where the path leads to no procedure. */
export function findDeclared(path: string): DeclaredProcedure | undefined {
  return PROCEDURES.get(path);
}

/**
 * Calls a procedure by its path, `trips.get`, for both transports. The input may be anything: it is checked here.
 *
 * tRPC runs a procedure as a chain that copies the call and its context at each link, which cost as much as the
 * smallest query. These are the same steps in the same order.
 */
export async function callProcedure(
  ctx: Context,
  path: string,
  input: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const procedure = PROCEDURES.get(path);
  if (!procedure) throw new TRPCError({ code: 'NOT_FOUND' });
  await admit(ctx, procedure);
  const given: unknown = procedure.input?.parse(input);
  const { type, answer, resolve } = procedure;
  return answer(await resolve({ ctx, input: given, signal, path, type }));
}
