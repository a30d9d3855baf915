import type { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { isAppErrorBody } from '@ooo/domain/shared/app-error-codes';
import { LateError } from './read-limit.ts';

/** The value below these keys, undefined where there is none. */
function readAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined,
    value,
  );
}

/** An answer that was not 2xx. */
export interface HttpAnswer {
  readonly status: number;
  /** The body, where it is one of ours. */
  readonly body: AppErrorBody | undefined;
  /** What it says to people: the sentence of the body, else its text, else the name of its status. */
  readonly detail: string;
}

/** How an answer that was not 2xx is introduced, by its status (section 8). */
export type AnswerKind = 'signIn' | 'denied' | 'server' | 'other';

export function kindOfAnswer(status: number): AnswerKind {
  if (status === 401) return 'signIn';
  if (status === 403) return 'denied';
  return status >= 500 ? 'server' : 'other';
}

/** The answer in an error (see `HttpError`), or in what a procedure's client has put it into. */
function findAnswer(error: unknown): HttpAnswer | undefined {
  return [error, readAt(error, 'cause')].find(
    // The cause of a browser's failed request may have a status, too.
    (one): one is HttpAnswer =>
      typeof readAt(one, 'status') === 'number' && typeof readAt(one, 'detail') === 'string',
  );
}

/** True if no answer came within a read's time limit. */
export function isLate(error: unknown): boolean {
  return error instanceof LateError || readAt(error, 'cause') instanceof LateError;
}

/** The status of the answer; undefined if there was none, as where the browser answers itself. */
export function toStatus(error: unknown): number | undefined {
  const status = findAnswer(error)?.status ?? readAt(error, 'data', 'httpStatus');
  if (typeof status === 'number') return status;
  const answer = readAt(error, 'meta', 'response');
  return answer instanceof Response && !answer.ok ? answer.status : undefined;
}

/** The text of an answer that is not ours; empty if it has none. */
export function toForeignDetail(error: unknown): string {
  return findAnswer(error)?.detail ?? '';
}

/** The server's error body in a thrown error; undefined if no server answered. */
export function toAppError(error: unknown): AppErrorBody | undefined {
  const answer = findAnswer(error);
  if (answer) return answer.body;
  // The error of the call, or of the whole request if the server refused it before any call.
  const bodies = [readAt(error, 'data', 'app'), readAt(error, 'meta', 'responseJSON')];
  return bodies.find(isAppErrorBody);
}

/** What the server's answer says under this key beside its sentence; undefined if it says nothing there. */
export function readDetail(error: unknown, key: string): unknown {
  return readAt(toAppError(error)?.details, key);
}

/** True if the server is busy or its database is down: in a few seconds the same request may succeed. */
export function isBusy(error: unknown): boolean {
  return toAppError(error)?.code === 'UNAVAILABLE';
}

/** The seconds that the answer to a procedure asks to wait (`Retry-After`); undefined if it does not. */
export function toRetryAfterSec(error: unknown): number | undefined {
  const answer = readAt(error, 'meta', 'response');
  if (!(answer instanceof Response)) return undefined;
  const seconds = Number(answer.headers.get('retry-after') ?? undefined);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** True if no answer came at all: offline, or the server is down. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && toAppError(error) === undefined && toStatus(error) === undefined;
}
