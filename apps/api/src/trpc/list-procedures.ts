import { z } from 'zod';
import type { Answer } from './answer.ts';
import type { PublicContext } from '../context/context.ts';
import { LIMIT_NAMES, POLICIES, type ProcedureMeta, REACHES } from './policy.ts';
import { defined } from '@ooo/domain/shared/defined';
import { appRouter } from './root.ts';

/** A procedure as it declares itself, read from the router itself. */
export interface DeclaredProcedure {
  readonly path: string;
  readonly type: 'query' | 'mutation';
  readonly meta: ProcedureMeta;
  readonly input: z.ZodType | undefined;
  readonly output: z.ZodType;
  readonly answer: Answer<z.ZodType>;
  /** The procedure's work, after admission and the check of its input. */
  readonly resolve: Resolve;
}

type Resolve = (call: {
  readonly ctx: PublicContext;
  readonly input: unknown;
  readonly signal: AbortSignal | undefined;
  readonly path: string;
  readonly type: DeclaredProcedure['type'];
}) => unknown;

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
  output: z.custom<Answer<z.ZodType>>(isAnswer),
  resolver: z.custom<Resolve>((resolver) => typeof resolver === 'function'),
});

/** Every procedure of the router, by path; throws if one does not declare its policy. */
export function listProcedures(): DeclaredProcedure[] {
  const { _def: router } = appRouter;
  const procedures: Record<string, unknown> = { ...router.procedures };
  return Object.entries(procedures).map(([path, procedure]) => {
    const declared = Declaration.safeParse(definitionOf(procedure));
    if (!declared.success)
      throw new Error(`${path} does not declare itself`, { cause: declared.error });
    const { type, meta, inputs, output: answer, resolver: resolve } = declared.data;
    const declaredMeta = defined(meta);
    const { schema: output } = answer;
    return { path, type, meta: declaredMeta, input: inputs[0], output, answer, resolve };
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
