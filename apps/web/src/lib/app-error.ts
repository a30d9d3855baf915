import type { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { isAppErrorBody } from '@ooo/domain/shared/app-error-codes';

/** The value below these keys, undefined where there is none. */
function readAt(value: unknown, ...keys: readonly string[]): unknown {
  return keys.reduce<unknown>(
    (at, key) =>
      typeof at === 'object' && at !== null ? (at as Record<string, unknown>)[key] : undefined,
    value,
  );
}

/** What a log says of an answer by its status; people read the sentence of the screen that asked. */
function describeAnswer(status: number, detail: string): string {
  if (status === 401) return `Authentication required: ${detail}`;
  if (status === 403) return `Access denied: ${detail}`;
  return status >= 500 ? `Server error: ${detail}` : `${status}: ${detail}`;
}

/** An answer of the REST API that was not 2xx; `detail` is what stood in for a body of ours. */
export class HttpError extends Error {
  readonly body: AppErrorBody | undefined;
  readonly status: number;

  constructor(status: number, body: unknown, detail = '') {
    const known = isAppErrorBody(body) ? body : undefined;
    super(describeAnswer(status, known ? known.message : detail));
    this.name = 'HttpError';
    this.status = status;
    this.body = known;
  }
}

/** The server's error body in a thrown error; undefined if no server answered. */
export function toAppError(error: unknown): AppErrorBody | undefined {
  if (error instanceof HttpError) return error.body;
  // Of the call, or of all calls of the request together: refused before the server looked at any of them.
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

/** The server's errors for single fields, by dotted path; empty if it named none. */
export function toFieldErrors(error: unknown): Record<string, string> {
  const fields = readDetail(error, 'fields');
  if (typeof fields !== 'object' || fields === null) return {};
  const entries = Object.entries(fields) as [string, unknown][];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** True if no answer came at all: offline, or the server is down. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && toAppError(error) === undefined && !(error instanceof HttpError);
}
