import { fastifyTRPCPlugin, type FastifyTRPCPluginOptions } from '@trpc/server/adapters/fastify';
import type { FastifyInstance } from 'fastify';
import { causeOf, toAppError } from '../error-translation.ts';
import { ERROR_KINDS } from '../errors.ts';
import { trackCurrentRequest } from '../plugins/current-request.ts';
import { errorHeaders } from '../plugins/error-hook.ts';
import type { CreateContext } from './context.ts';
import { appRouter, type AppRouter } from './root.ts';

const MAX_BODY_BYTES = 16 * 1024 * 1024;
/** The web sends what one screen asks for in one request. */
const MAX_BATCH = 25;

/** The procedures under `/trpc`, in a scope of their own: the adapter replaces the JSON parser there. */
export async function trpcPlugin(
  app: FastifyInstance,
  { createContext }: { createContext: CreateContext },
): Promise<void> {
  const trpcOptions: FastifyTRPCPluginOptions<AppRouter>['trpcOptions'] = {
    router: appRouter,
    createContext,
    maxBatchSize: MAX_BATCH,
    responseMeta: ({ errors, data, info }) => {
      const failures = errors.map(toAppError);
      const [first] = failures;
      if (!first) return {};
      const headers = new Headers(errorHeaders(first));
      // Without calls the adapter does not say what it sends.
      if (!info) headers.set('content-type', 'application/json');
      const isTheSame = failures.every(({ code }) => code === first.code);
      const status = ERROR_KINDS[first.code].http;
      return { headers, ...(isTheSame && failures.length === data.length && { status }) };
    },
    onError: ({ error, req, path }) => {
      if (toAppError(error).code !== 'INTERNAL') return;
      req.log.error({ err: causeOf(error), procedure: path }, 'procedure failed');
    },
  };
  trackCurrentRequest(app);
  app.addHook('onRoute', (route) => {
    route.bodyLimit = MAX_BODY_BYTES;
  });
  await app.register(fastifyTRPCPlugin<AppRouter>, { trpcOptions });
}
