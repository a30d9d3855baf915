import { TRPCError } from '@trpc/server';
import { z } from 'zod';
import { GENERAL_REASONS } from '@ooo/domain/shared/errors/error-codes';
import { toErrorBody as bodyOf } from '@ooo/domain/shared/errors/error-facts';
import type { BareReason } from '@ooo/texts/errors.types';
import type { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { APP_ERROR_CODES } from '@ooo/domain/shared/app-error-codes';
import { isDatabaseAway } from '@ooo/db/database-errors';
import { AppError } from './app-error.ts';
import { ERROR_KINDS } from './error-kinds.ts';
import { fromSchema } from './fields-error.ts';

/**
 * Any thrown value as one of the closed set of codes. An error that no rule here covers is INTERNAL, with a text that
 * reveals nothing; its cause belongs in the log.
 */
export function toAppError(error: unknown): AppError {
  if (error instanceof AppError) return error;
  if (error instanceof z.ZodError) return fromSchema(error);
  if (error instanceof TRPCError) return fromTrpc(error);
  return fromDatabase(error) ?? fromFastify(error) ?? new AppError('internal');
}

export function toErrorBody(error: unknown, requestId: string): AppErrorBody {
  return bodyOf(toAppError(error), requestId);
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

const FROM_TRPC: Partial<Record<TRPCError['code'], BareReason>> = {
  PARSE_ERROR: 'not-json',
  BAD_REQUEST: 'malformed',
  NOT_FOUND: 'no-such-procedure',
  METHOD_NOT_SUPPORTED: 'wrong-method',
  UNSUPPORTED_MEDIA_TYPE: 'unsupported-type',
  PAYLOAD_TOO_LARGE: 'too-large',
};

function fromTrpc(error: TRPCError): AppError {
  if (error.cause instanceof AppError) return error.cause;
  if (error.code === 'BAD_REQUEST' && error.cause instanceof SyntaxError)
    return new AppError('not-json');
  const isInput = error.code === 'BAD_REQUEST' || error.code === 'INTERNAL_SERVER_ERROR';
  if (isInput && error.cause) {
    const cause = toAppError(error.cause);
    if (cause.code !== 'INTERNAL') return cause;
  }
  return new AppError(FROM_TRPC[error.code] ?? 'internal');
}

/** PostgreSQL's error code of five characters; see its appendix "Error Codes". */
const FROM_SQL_STATE: readonly [RegExp, BareReason][] = [
  [/^2200[13]$/, 'value-too-large'],
  [/^22/, 'value-not-kept'],
  [/^23503$/, 'not-found'],
  [/^23505$/, 'changed-meanwhile'],
  [/^23/, 'rule-violated'],
  [/^40/, 'changed-meanwhile'],
];

function fromDatabase(error: unknown): AppError | undefined {
  if (isDatabaseAway(error)) return new AppError('busy');
  const state = codeOf(error);
  const isSqlState = /^[0-9A-Z]{5}$/.test(state) && error instanceof Error && 'severity' in error;
  const known = isSqlState && FROM_SQL_STATE.find(([pattern]) => pattern.test(state));
  return known ? new AppError(known[1]) : undefined;
}

const FROM_FASTIFY: Readonly<Record<string, BareReason>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: 'not-json',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'body-empty',
  FST_ERR_CTP_BODY_TOO_LARGE: 'too-large',
  FST_REQ_FILE_TOO_LARGE: 'too-large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'neither-json-nor-form',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'neither-json-nor-form',
};

/** Fastify's own errors: by name, otherwise by the class of their status. */
function fromFastify(error: unknown): AppError | undefined {
  const known = FROM_FASTIFY[codeOf(error)];
  if (known) return new AppError(known);
  const status = error instanceof Error && 'statusCode' in error ? error.statusCode : undefined;
  if (typeof status !== 'number' || status < 400 || status > 499) return undefined;
  const code = APP_ERROR_CODES.find((each) => ERROR_KINDS[each].http === status) ?? 'BAD_REQUEST';
  return new AppError(GENERAL_REASONS[code]);
}

function codeOf(error: unknown): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  return typeof code === 'string' ? code : '';
}
