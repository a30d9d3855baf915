import type { FastifyReply, FastifyRequest } from 'fastify';
import { getTRPCErrorFromUnknown, type TRPCError } from '@trpc/server';
import { TRPC_ERROR_CODES_BY_KEY } from '@trpc/server/rpc';
import { serialize } from 'superjson';
import type { AppErrorBody } from '@ooo/domain/shared/app-error-code';
import { causeOf, toAppError, toErrorBody, toTrpcError } from '../errors/error-translation.ts';
import type { AppError } from '../errors/app-error.ts';
import { ERROR_KINDS } from '../errors/error-kinds.ts';
import { errorHeaders } from '../plugins/error-hook.ts';

/** The result of a call: the text of its part of the answer, and its error, if any. */
export interface Outcome {
  readonly text: string;
  readonly error?: AppError;
}

const NOTHING = JSON.stringify({ result: { data: serialize(undefined) } });

/** Answers are plain JSON (see `answer.ts`), so superjson would walk through them for nothing. */
export function toSuccess(data: unknown): Outcome {
  if (data === undefined) return { text: NOTHING };
  return { text: `{"result":{"data":{"json":${JSON.stringify(data)}}}}` };
}

/** The error in tRPC's form, with the contract's own body as `data.app`. An unknown one goes to the log. */
export function toFailure(thrown: unknown, path: string, request: FastifyRequest): Outcome {
  const error = toTrpcError(getTRPCErrorFromUnknown(thrown));
  const app = toAppError(error);
  if (app.code === 'INTERNAL') {
    request.log.error({ err: causeOf(error), procedure: path }, 'procedure failed');
  }
  const shape = toErrorShape(error, path, toErrorBody(app, request.id));
  return { text: JSON.stringify({ error: { json: shape } }), error: app };
}

/** The form in which a tRPC client reads an error. */
export function toErrorShape({ code }: TRPCError, path: string | undefined, app: AppErrorBody) {
  const { http } = ERROR_KINDS[app.code];
  const number = TRPC_ERROR_CODES_BY_KEY[code];
  return { message: app.message, code: number, data: { code, httpStatus: http, path, app } };
}

/**
 * The body of one answer for all calls; its status is that of the error if all of them have the same, otherwise 200.
 */
export function writeOutcomes(
  reply: FastifyReply,
  outcomes: readonly Outcome[],
  isBatch: boolean,
): string {
  const [first] = outcomes.flatMap(({ error }) => error ?? []);
  if (first) {
    reply.headers(errorHeaders(first));
    const isTheSame = outcomes.every(({ error }) => error?.code === first.code);
    if (isTheSame) reply.code(ERROR_KINDS[first.code].http);
  }
  const texts = outcomes.map(({ text }) => text);
  reply.type('application/json; charset=utf-8');
  return isBatch ? `[${texts.join(',')}]` : texts.join('');
}
