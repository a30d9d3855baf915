import { DatabaseError } from 'pg';

/** Not null, foreign key, unique, check. */
const CONSTRAINT_CODES: ReadonlySet<unknown> = new Set(['23502', '23503', '23505', '23514']);

/** `\u0000`, which neither text nor `jsonb` can hold, and half a surrogate pair in `jsonb`. */
const UNSTORABLE_CODES: ReadonlySet<unknown> = new Set(['22021', '22P05', '22P02']);

/** The name of the constraint that refused the statement, like `trips_dates_check`; undefined for any other error. */
export function findViolatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || !CONSTRAINT_CODES.has(error.code)) return undefined;
  return error.constraint;
}

/** True where a text of the caller's holds characters that the database cannot keep: the caller's fault, not ours. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof DatabaseError && UNSTORABLE_CODES.has(error.code);
}
