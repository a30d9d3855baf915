import { z } from 'zod';
import { LIMIT_NAMES, POLICIES, type ProcedureMeta, REACHES } from './policy.ts';
import { withoutUndefined } from '../without-undefined.ts';
import { appRouter } from './root.ts';

/** A procedure as it declares itself, read from the router itself. */
export interface DeclaredProcedure {
  readonly path: string;
  readonly type: 'query' | 'mutation';
  readonly meta: ProcedureMeta;
  readonly input: z.ZodType | undefined;
  readonly output: z.ZodType | undefined;
}

const Declaration = z.object({
  type: z.enum(['query', 'mutation']),
  meta: z.object({
    policy: z.enum(POLICIES),
    reaches: z.enum(REACHES),
    limit: z.enum(LIMIT_NAMES).optional(),
    duringMaintenance: z.literal('open').optional(),
    changes: z.literal(false).optional(),
    needsSession: z.literal(true).optional(),
  }),
  inputs: z.array(z.instanceof(z.ZodType)).max(1),
  output: z.custom<{ schema: z.ZodType }>(isAnswer).optional(),
});

/** Every procedure of the router, by path; throws where one does not declare who may call it. */
export function listProcedures(): DeclaredProcedure[] {
  const { _def: router } = appRouter;
  const procedures: Record<string, unknown> = { ...router.procedures };
  return Object.entries(procedures).map(([path, procedure]) => {
    const declared = Declaration.safeParse(definitionOf(procedure));
    if (!declared.success)
      throw new Error(`${path} does not declare itself`, { cause: declared.error });
    const { type, meta, inputs, output } = declared.data;
    return { path, type, meta: withoutUndefined(meta), input: inputs[0], output: output?.schema };
  });
}

function isAnswer(output: unknown): boolean {
  return typeof output === 'function' && 'schema' in output && output.schema instanceof z.ZodType;
}

function definitionOf(procedure: unknown): unknown {
  if (typeof procedure !== 'function' || !('_def' in procedure)) return undefined;
  const { _def: definition } = procedure;
  return definition;
}
