import type { FieldParam } from '@ooo/texts/fields.types';

/** What an answer says of one field. The server may be newer, so the reason is any. */
export interface SaidProblem {
  readonly path: string;
  readonly reason: string;
  readonly params: Readonly<Record<string, FieldParam>>;
  /** In English; absent where no server was asked. */
  readonly message?: string;
}

/** What an error's `details` say of single fields; none where they name none. */
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
