import { AsyncLocalStorage } from 'node:async_hooks';
import type { FastifyInstance } from 'fastify';

const requestIds = new AsyncLocalStorage<string>();

/** The request being handled, for code that is not handed one; empty outside of a request. */
export function currentRequestId(): string {
  return requestIds.getStore() ?? '';
}

/** Makes {@link currentRequestId} known to the handlers of a scope. */
export function trackCurrentRequest(app: FastifyInstance): void {
  app.addHook('preHandler', (request, _reply, next) => {
    requestIds.run(request.id, next);
  });
}
