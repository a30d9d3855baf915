import { DatabaseError } from 'pg';

/** Not null, foreign key, unique, check. */
const CONSTRAINT_CODES: ReadonlySet<unknown> = new Set(['23502', '23503', '23505', '23514']);

/**
 * The connection broke, the server starts or stops, there are too many connections, or a time limit ended the
 * statement.
 */
const AWAY_STATES = /^(08...|53...|57P0[1-5]|57014|25P0[34]|58030)$/;
const AWAY_SYSTEM_CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EAI_AGAIN',
]);
/** Errors that the driver and its pool throw without a code. */
const ENDED_MESSAGES =
  /^(Connection terminated|Client has encountered a connection error|Client was closed)/;
const AWAY_MESSAGES =
  /^(timeout exceeded when trying to connect|Cannot use a pool after calling end)/;
const NO_ANSWER_MESSAGE = 'Query read timeout';

/** True if the database did not answer within our own limit, though the connection is open. */
export function isWithoutAnswer(error: unknown): boolean {
  return error instanceof Error && error.message === NO_ANSWER_MESSAGE;
}

/** True if the connection has ended, whether the database has said so or not. */
export function isConnectionEnd(error: unknown): boolean {
  if (error instanceof DatabaseError) return /^(08...|57P0[1-5])$/.test(error.code ?? '');
  return error instanceof Error && ENDED_MESSAGES.test(error.message);
}

/** True if a named statement was planned before a migration changed its columns. */
export function isPlanOutdated(error: unknown): boolean {
  return (
    error instanceof DatabaseError &&
    error.code === '0A000' &&
    error.message.includes('cached plan')
  );
}

/**
 * True if the statement failed because the database is down, stopping, full or too busy, and not because of the
 * statement itself: the same request may succeed in a moment.
 */
export function isDatabaseAway(error: unknown): boolean {
  if (isConnectionEnd(error) || isWithoutAnswer(error) || isPlanOutdated(error)) return true;
  if (error instanceof DatabaseError) return AWAY_STATES.test(error.code ?? '');
  if (error instanceof AggregateError) return error.errors.some(isDatabaseAway);
  if (!(error instanceof Error)) return false;
  const { code, syscall } = error as NodeJS.ErrnoException;
  const isSocket = syscall === 'connect' || syscall === 'read' || syscall === 'write';
  if (isSocket || syscall === 'getaddrinfo') return AWAY_SYSTEM_CODES.has(code);
  return AWAY_MESSAGES.test(error.message);
}

/** `\u0000`, which neither text nor `jsonb` can hold, and half a surrogate pair in `jsonb`. */
const UNSTORABLE_CODES: ReadonlySet<unknown> = new Set(['22021', '22P05', '22P02']);

/** The name of the constraint that refused the statement, like `trips_dates_check`; undefined for any other error. */
export function findViolatedConstraint(error: unknown): string | undefined {
  if (!(error instanceof DatabaseError) || !CONSTRAINT_CODES.has(error.code)) return undefined;
  return error.constraint;
}

/** True if a text of the caller contains characters that the database cannot store: the caller's fault, not ours. */
export function isUnstorableText(error: unknown): boolean {
  return error instanceof DatabaseError && UNSTORABLE_CODES.has(error.code);
}
