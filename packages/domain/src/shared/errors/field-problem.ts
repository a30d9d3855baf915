import type { FieldParam, FieldReason, FieldReasonWithParams } from '@ooo/texts/fields.types';
import type { z } from 'zod';

/** What is wrong with one field. */
export interface FieldProblem {
  /** Path of the field in the input, with dots; empty for the whole input. */
  readonly path: string;
  readonly reason: FieldReason;
  /** Values for its sentence; empty if it needs none. */
  readonly params: Readonly<Record<string, FieldParam>>;
}

export function fieldProblem(path: string, ...because: FieldReasonWithParams): FieldProblem {
  const [reason, params = {}] = because;
  return { path, reason, params };
}

const MARK = 'because ';

/**
 * A schema's message for a refused value. A zod check carries only a message, so the reason and its params are encoded
 * in it, and {@link findFieldProblems} decodes them.
 */
export function because(...reason: FieldReasonWithParams): string {
  return MARK + JSON.stringify(reason);
}

/** Holds because only {@link because} writes the mark. */
const asReason = (json: unknown) => json as FieldReasonWithParams;

function reasonOf(issue: z.core.$ZodIssue): FieldReasonWithParams {
  const { message: written } = issue;
  if (written.startsWith(MARK)) return asReason(JSON.parse(written.slice(MARK.length)));
  switch (issue.code) {
    case 'invalid_type':
      return reasonOfKind(issue.expected);
    case 'too_big':
      return [BOUNDS[boundOf(issue.origin)].above, { limit: Number(issue.maximum) }];
    case 'too_small':
      return [BOUNDS[boundOf(issue.origin)].below, { limit: Number(issue.minimum) }];
    case 'invalid_value':
      return ['one-of', { choices: issue.values.map(String) }];
    case 'invalid_format':
      return ['wrong-format'];
    default:
      return ['invalid'];
  }
}

const KINDS = {
  string: 'not-text',
  number: 'not-number',
  int: 'not-whole',
  boolean: 'not-boolean',
  array: 'not-list',
  tuple: 'not-list',
  object: 'not-object',
  record: 'not-object',
  date: 'not-date',
} as const;

const isKind = (kind: string): kind is keyof typeof KINDS => Object.hasOwn(KINDS, kind);

function reasonOfKind(kind: string): FieldReasonWithParams {
  return isKind(kind) ? [KINDS[kind]] : ['wrong-kind', { kind }];
}

const BOUNDS = {
  text: { above: 'too-long', below: 'too-short' },
  list: { above: 'too-many', below: 'too-few' },
  number: { above: 'too-large', below: 'too-small' },
} as const;

function boundOf(origin: string): keyof typeof BOUNDS {
  if (origin === 'string') return 'text';
  return origin === 'array' ? 'list' : 'number';
}

/** What is wrong with an input that a schema refuses: the first problem of each field. */
export function findFieldProblems({
  issues,
}: {
  readonly issues: readonly z.core.$ZodIssue[];
}): FieldProblem[] {
  const problems = new Map<string, FieldProblem>();
  for (const issue of issues) {
    const path = issue.path.join('.');
    if (!problems.has(path)) problems.set(path, fieldProblem(path, ...reasonOf(issue)));
  }
  return [...problems.values()];
}

/** As {@link findFieldProblems}; empty if the schema accepts the input. */
export function checkFields(schema: z.ZodType, input: unknown): FieldProblem[] {
  const { error } = schema.safeParse(input);
  return error ? findFieldProblems(error) : [];
}
