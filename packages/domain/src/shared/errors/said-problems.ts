import type { FieldParam } from '@ooo/texts/fields.types';

/** An answer's problem of one field. The server may be newer, so any reason is possible. */
export interface SaidProblem {
  readonly path: string;
  readonly reason: string;
  readonly params: Readonly<Record<string, FieldParam>>;
  /** In English; absent if no server was asked. */
  readonly message?: string;
}

/** The problems of single fields in an error's `details`; empty if there are none. */
export function readFieldProblems(details: unknown): SaidProblem[] {
  if (!isRecord(details) || !Array.isArray(details['problems'])) return [];
  return details['problems'].flatMap((problem: unknown) => {
    if (!isRecord(problem)) return [];
    const { path, reason, params, message } = problem;
    if (typeof path !== 'string' || typeof reason !== 'string') return [];
    return [
      {
        path,
        reason,
        params: isParams(params) ? params : {},
        ...(typeof message === 'string' && { message }),
      },
    ];
  });
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

function isParams(value: unknown): value is SaidProblem['params'] {
  return isRecord(value) && Object.values(value).every((param) => [param].flat().every(isAtom));
}

function isAtom(value: unknown): value is string | number {
  return typeof value === 'string' || typeof value === 'number';
}
