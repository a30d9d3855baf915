import type { FastifyReply, FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { causeOf, toAppError, toErrorBody } from '../error-translation.ts';
import { ERROR_KINDS, type AppError } from '../errors.ts';

/** Headers that go with an error, on every transport. */
export function errorHeaders({ code, details }: AppError): Record<string, string> {
  if (code !== 'RATE_LIMITED') return {};
  const hasWait = typeof details === 'object' && details && 'retryAfterSec' in details;
  return { 'retry-after': String(hasWait ? details.retryAfterSec : 60) };
}

/** The cause of an unknown error goes to the log and nowhere else. */
export function logFailure(error: unknown, request: FastifyRequest): AppError {
  const app = toAppError(error);
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

/** The one place where what was thrown outside of tRPC becomes an answer. */
export const errorHook = fp((app, _options, done) => {
  app.setErrorHandler(sendError);
  done();
});
