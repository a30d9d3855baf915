import { TRPCError } from '@trpc/server';
import { admit } from './admit.ts';
import type { PublicContext } from '../context/context.ts';
import { type DeclaredProcedure, listProcedures } from './list-procedures.ts';

const PROCEDURES: ReadonlyMap<string, DeclaredProcedure> = new Map(
  listProcedures().map((procedure) => [procedure.path, procedure]),
);

/** Undefined if there is no procedure at the path. */
export function findDeclared(path: string): DeclaredProcedure | undefined {
  return PROCEDURES.get(path);
}

interface Call {
  readonly ctx: PublicContext;
  /** May be anything: it is checked here. */
  readonly input: unknown;
  readonly signal?: AbortSignal | undefined;
}

/** A procedure behind its own {@link admit}, which the caller has already run. */
export async function runAdmitted(
  { path, type, input, answer, resolve }: DeclaredProcedure,
  { ctx, input: written, signal }: Call,
): Promise<unknown> {
  const given: unknown = input?.parse(written);
  return answer(await resolve({ ctx, input: given, signal, path, type }));
}

/**
 * Calls a procedure by its path, `trips.get`.
 *
 * tRPC runs a procedure as a chain that copies the call and its context at each link, which cost as much as the
 * smallest query. These are the same steps in the same order.
 */
export async function callProcedure(
  ctx: PublicContext,
  path: string,
  input: unknown,
  signal?: AbortSignal,
): Promise<unknown> {
  const procedure = PROCEDURES.get(path);
  if (!procedure) throw new TRPCError({ code: 'NOT_FOUND' });
  await admit(ctx, procedure);
  return runAdmitted(procedure, { ctx, input, signal });
}
