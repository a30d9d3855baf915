import { fields } from '@ooo/texts/en/fields';
import type { FieldReason } from '@ooo/texts/fields.types';
import { fillIn } from '@ooo/texts/say-field';
import type { FieldProblem } from './field-problem.ts';

/** Sentences that fit any field and do not name one. */
const OF_ANY_FIELD: ReadonlySet<FieldReason> = new Set([
  'missing',
  'not-text',
  'not-number',
  'not-whole',
  'not-boolean',
  'not-list',
  'not-object',
  'not-date',
  'wrong-kind',
  'wrong-format',
  'one-of',
  'too-long',
  'too-short',
  'too-many',
  'too-few',
  'too-large',
  'too-small',
  'not-keepable',
  'date',
  'time',
  'arrival-time',
  'date-outside-trip',
]);

/** The sentence about a field, in English. */
export function sayProblem({ reason, params }: FieldProblem): string {
  return fillIn(fields[reason], params);
}

/** The sentences of the first three. One that fits any field is given its field's name. */
export function sayProblems(problems: readonly FieldProblem[]): string {
  return problems
    .slice(0, 3)
    .map((problem) => {
      const { path, reason } = problem;
      const sentence = sayProblem(problem);
      return path && OF_ANY_FIELD.has(reason) ? `${path}: ${sentence}` : sentence;
    })
    .join(' ');
}

/** The contract's `details` for wrong fields. */
export interface FieldDetails {
  /** A sentence for each field, in English. */
  readonly fields: Readonly<Record<string, string>>;
  /** The same with reason and params, as in whole errors. */
  readonly problems: readonly (Partial<FieldProblem> & { readonly message: string })[];
}

export function toFieldDetails(problems: readonly FieldProblem[]): FieldDetails {
  return {
    fields: Object.fromEntries(problems.map((problem) => [problem.path, sayProblem(problem)])),
    problems: problems.map((problem) => ({
      path: problem.path,
      reason: problem.reason,
      ...(Object.keys(problem.params).length > 0 && { params: problem.params }),
      message: sayProblem(problem),
    })),
  };
}
