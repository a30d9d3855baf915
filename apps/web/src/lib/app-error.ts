import { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { z } from 'zod';

const TrpcError = z.object({ data: z.object({ app: AppErrorBody }) });
/** The server's answer to all calls of a request together, before it looked at any of them. */
const RefusedRequest = z.object({ meta: z.object({ responseJSON: AppErrorBody }) });
const AnsweredRequest = z.object({ meta: z.object({ response: z.instanceof(Response) }) });
const FieldDetails = z.object({ fields: z.record(z.string(), z.string()) });

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
    const parsed = AppErrorBody.safeParse(body);
    super(describeAnswer(status, parsed.success ? parsed.data.message : detail));
    this.name = 'HttpError';
    this.status = status;
    this.body = parsed.success ? parsed.data : undefined;
  }
}

/** The server's error body in a thrown error; undefined if no server answered. */
export function toAppError(error: unknown): AppErrorBody | undefined {
  if (error instanceof HttpError) return error.body;
  const parsed = TrpcError.safeParse(error);
  if (parsed.success) return parsed.data.data.app;
  return RefusedRequest.safeParse(error).data?.meta.responseJSON;
}

/** True if the server is busy or its database is down: in a few seconds the same request may succeed. */
export function isBusy(error: unknown): boolean {
  return toAppError(error)?.code === 'UNAVAILABLE';
}

/** The seconds that the answer to a procedure asks to wait (`Retry-After`); undefined if it does not. */
export function toRetryAfterSec(error: unknown): number | undefined {
  const answer = AnsweredRequest.safeParse(error).data?.meta.response;
  const seconds = Number(answer?.headers.get('retry-after') ?? undefined);
  return Number.isFinite(seconds) ? seconds : undefined;
}

/** The server's errors for single fields, by dotted path; empty if it named none. */
export function toFieldErrors(error: unknown): Record<string, string> {
  const details = FieldDetails.safeParse(toAppError(error)?.details);
  return details.success ? details.data.fields : {};
}

/** True if no answer came at all: offline, or the server is down. */
export function isConnectionError(error: unknown): boolean {
  return error instanceof Error && toAppError(error) === undefined && !(error instanceof HttpError);
}
