import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { UNHEALTHY_STATUS } from '../errors/error-kinds.ts';
import { toErrorBody } from '../errors/error-translation.ts';
import type { Health } from '../health/watch-health.ts';
import { errorHeaders } from '../plugins/error-hook.ts';
import type { Spend } from '../plugins/rate-limits.ts';

interface HealthRoutesOptions {
  readonly version: string;
  readonly lookAtHealth: () => Promise<Health>;
  /** The threads and processes that cannot be started. */
  readonly listFailing: () => readonly string[];
  readonly spend: Spend;
}

/** The server's state, for monitoring. It is answered during a stop, too. */
export async function healthRoutes(
  app: FastifyInstance,
  { version, lookAtHealth, listFailing, spend }: HealthRoutesOptions,
): Promise<void> {
  app.addHook('onRequest', async (request) => spend('health', request));
  const config = { answersWhileStopping: true };

  app.get('/live', { config }, async () => ({ status: 'ok' }));

  app.get('/ready', { config }, async (request, reply) => {
    if (app.isStopping) return sendUnwell(request, reply, 'stopping');
    const { isDatabaseUp } = await lookAtHealth();
    if (!isDatabaseUp) return sendUnwell(request, reply, 'database');
    const failing = listFailing();
    if (failing.length > 0) {
      return sendUnwell(request, reply, 'not-started', { notStarted: failing.join() });
    }
    // A stop may have begun during the query.
    if (app.isStopping) return sendUnwell(request, reply, 'stopping');
    return { status: 'ok' };
  });

  app.get('/health', { config }, async (request, reply) => {
    const { isDatabaseUp, disk } = await lookAtHealth();
    const failing = listFailing();
    const state = {
      database: isDatabaseUp ? 'ok' : 'error',
      ...(failing.length > 0 && { notStarted: failing.join() }),
      ...(disk !== 'ok' && { disk }),
      ...(app.foreignDocumentKeys.length > 0 && { documentKeys: 'differ' }),
      version,
    };
    if (!isDatabaseUp) return sendUnwell(request, reply, 'database', state);
    if (disk === 'full') return sendUnwell(request, reply, 'disk-full', state);
    if (failing.length > 0) return sendUnwell(request, reply, 'not-started', state);
    return { status: 'ok', ...state };
  });
}

/** The cause, in the body of every error. */
function sendUnwell(
  request: FastifyRequest,
  reply: FastifyReply,
  reason: 'database' | 'disk-full' | 'not-started' | 'stopping',
  state: Record<string, string> = {},
): FastifyReply {
  const error = new AppError(reason);
  return reply
    .code(UNHEALTHY_STATUS)
    .headers(errorHeaders(error))
    .send({ status: 'error', ...state, ...toErrorBody(error, request.id) });
}
