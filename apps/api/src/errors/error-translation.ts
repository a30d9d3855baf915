import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import type { AppErrorBody, AppErrorCode } from '@ooo/domain/shared/app-error-code';
import { isDatabaseAway } from '@ooo/db/database-errors';
import { AppError, ERROR_KINDS } from './app-error.ts';
import { isOfAnyField } from './validation-messages.ts';

/**
 * Any thrown value as one of the closed set of codes. An error that no rule here covers is INTERNAL, with a text that
 * reveals nothing; its cause belongs in the log.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return fromSchema(error);
  if (error instanceof TRPCError) return fromTrpc(error);
  return fromDatabase(error) ?? fromFastify(error) ?? new AppError('INTERNAL');
}

export function toErrorBody(error: unknown, requestId: string): AppErrorBody {
  const { code, message, details } = toAppError(error);
  return { code, message, requestId, ...(details !== undefined && { details }) };
}

/** What the log should hold of an error: tRPC wraps whatever was thrown. */
export function causeOf(error: unknown): unknown {
  return error instanceof TRPCError ? (error.cause ?? error) : error;
}

/** The same error under the tRPC code of its kind, which decides the status of the answer. */
export function toTrpcError(error: TRPCError): TRPCError {
  const app = toAppError(error);
  if (app.code === 'INTERNAL') return error;
  return new TRPCError({ code: ERROR_KINDS[app.code].trpc, message: app.message, cause: app });
}

/** One sentence for each field, by its dotted path; the first if a field has several. */
function fromSchema(error: z.ZodError): AppError {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    fields[issue.path.join('.')] ??= issue.message;
  }
  return badFields(fields);
}

/** A BAD_REQUEST with one sentence for each field. A sentence that could be about any field names its own. */
export function badFields(fields: Readonly<Record<string, string>>): AppError {
  const message = Object.entries(fields)
    .slice(0, 3)
    .map(([path, sentence]) => (path && isOfAnyField(sentence) ? `${path}: ${sentence}` : sentence))
    .join(' ');
  return new AppError('BAD_REQUEST', { message, details: { fields } });
}

const FieldDetails = z.object({ fields: z.record(z.string(), z.string()) });

/** The fields that an error names, with their sentences; empty where it names none. */
export function findFields({ details }: AppError): Record<string, string> {
  return FieldDetails.safeParse(details).data?.fields ?? {};
}

const NOT_JSON = 'The body is not valid JSON.';
const WRONG_TYPE = 'Send the body as JSON, and a file as a form (multipart/form-data).';

const FROM_TRPC: Partial<Record<TRPCError['code'], [AppErrorCode, string?]>> = {
  PARSE_ERROR: ['BAD_REQUEST', NOT_JSON],
  BAD_REQUEST: ['BAD_REQUEST'],
  NOT_FOUND: ['NOT_FOUND', 'There is no such procedure.'],
  METHOD_NOT_SUPPORTED: ['BAD_REQUEST', 'The procedure does not take this method.'],
  UNSUPPORTED_MEDIA_TYPE: ['UNSUPPORTED_TYPE'],
  PAYLOAD_TOO_LARGE: ['TOO_LARGE'],
};

function fromTrpc(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.code === 'BAD_REQUEST' && error.cause instanceof SyntaxError)
    return new AppError('BAD_REQUEST', { message: NOT_JSON });
  const isInput = error.code === 'BAD_REQUEST' || error.code === 'INTERNAL_SERVER_ERROR';
  const isOutput = error.message === 'Output validation failed';
  if (isInput && !isOutput && error.cause) {
    const cause = toAppError(error.cause);
    if (cause.code !== 'INTERNAL') return cause;
  }
  const known = FROM_TRPC[error.code];
  if (!known) return new AppError('INTERNAL');
  const [code, message] = known;
  return new AppError(code, message ? { message } : {});
}

/** PostgreSQL's error code of five characters; see its appendix "Error Codes". */
const FROM_SQL_STATE: readonly [RegExp, AppErrorCode, string?][] = [
  [/^2200[13]$/, 'BAD_REQUEST', 'A number or a text in the request is too large.'],
  [/^22/, 'BAD_REQUEST', 'The request holds a character or a number that cannot be kept.'],
  [/^23503$/, 'NOT_FOUND'],
  [/^23505$/, 'CONFLICT'],
  [/^23/, 'RULE_VIOLATED'],
  [/^40/, 'CONFLICT'],
];

function fromDatabase(error: unknown): AppError | undefined {
  if (isDatabaseAway(error)) return new AppError('UNAVAILABLE');
  const state = codeOf(error);
  const isSqlState = /^[0-9A-Z]{5}$/.test(state) && error instanceof Error && 'severity' in error;
  const known = isSqlState && FROM_SQL_STATE.find(([pattern]) => pattern.test(state));
  if (!known) return undefined;
  const [, code, message] = known;
  return new AppError(code, message ? { message } : {});
}

const FROM_FASTIFY: Record<string, [AppErrorCode, string?]> = {
  FST_ERR_CTP_INVALID_JSON_BODY: ['BAD_REQUEST', NOT_JSON],
  FST_ERR_CTP_EMPTY_JSON_BODY: ['BAD_REQUEST', 'The body of the request is empty.'],
  FST_ERR_CTP_BODY_TOO_LARGE: ['TOO_LARGE'],
  FST_REQ_FILE_TOO_LARGE: ['TOO_LARGE'],
  FST_ERR_CTP_INVALID_MEDIA_TYPE: ['UNSUPPORTED_TYPE', WRONG_TYPE],
  FST_INVALID_MULTIPART_CONTENT_TYPE: ['UNSUPPORTED_TYPE', WRONG_TYPE],
};

/** Fastify's own errors: by name, otherwise by the class of their status. */
function fromFastify(error: unknown): AppError | undefined {
  const known = FROM_FASTIFY[codeOf(error)];
  if (known) {
    const [code, message] = known;
    return new AppError(code, message ? { message } : {});
  }
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  const kind = Object.entries(ERROR_KINDS).find(([, { http }]) => http === status);
  return new AppError(kind ? (kind[0] as AppErrorCode) : 'BAD_REQUEST');
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
