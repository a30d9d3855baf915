import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import type { AppErrorCode } from '@ooo/domain/shared/app-error-code';
import { causeOf, toAppError, toErrorBody } from '../errors/error-translation.ts';
import type { AppError } from '../errors/app-error.ts';
import { ERROR_KINDS } from '../errors/error-kinds.ts';
import { isClientGone } from './client-gone.ts';

/** Seconds to wait if the error does not say: until a budget refills, or a busy or absent database is back. */
const RETRY_AFTER_SEC: Partial<Record<AppErrorCode, number>> = { RATE_LIMITED: 60, UNAVAILABLE: 5 };

/** Headers that go with an error, on every transport. */
export function errorHeaders({ code, details }: AppError): Record<string, string> {
  const usual = RETRY_AFTER_SEC[code];
  if (usual === undefined) return {};
  const hasWait = typeof details === 'object' && details && 'retryAfterSec' in details;
  return { 'retry-after': String(hasWait ? details.retryAfterSec : usual) };
}

/** The cause of an unknown error goes to the log and nowhere else. A client that goes away does not count as one. */
export function logFailure(error: unknown, request: FastifyRequest): AppError {
  const app = toAppError(error);
  if (isClientGone(request, error)) {
    request.log.debug('the client went away');
    return app;
  }
  if (app.code === 'INTERNAL') request.log.error({ err: causeOf(error) }, 'request failed');
  return app;
}

/** An error as the contract's body. */
export function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const app = logFailure(error, request);
  void reply
    .code(ERROR_KINDS[app.code].http)
    .headers({ ...errorHeaders(app), 'cache-control': 'no-store', 'x-request-id': request.id })
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(toErrorBody(app, request.id)));
}

/** The only place where an error thrown outside of tRPC becomes an answer. */
export const errorHook = fp((app, _options, done) => {
  app.setErrorHandler(sendError);
  done();
});
