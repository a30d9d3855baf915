import type { FastifyRequest } from 'fastify';
import fp from 'fastify-plugin';
import { AppError } from '../errors/app-error.ts';

/** The whole stop ends within eight seconds; the rest is for the counts and the database. */
const LIMIT_MS = 6000;
const POLL_MS = 50;

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment that a stop begins: what is under way finishes, and nothing new is taken. */
    isStopping: boolean;
  }
  interface FastifyContextConfig {
    /** Answers even during a stop: health checks. */
    readonly answersWhileStopping?: boolean;
  }
}

/**
 * Stops the server. Before it stops listening, requests that are under way have six seconds; meanwhile new ones are
 * refused, on existing connections too. What is left then is cut off: a client that sends or reads slowly, or has
 * sent half a request, would keep the server open.
 */
export const drainConnections = fp((app, _options, done) => {
  const underWay = new Set<FastifyRequest>();
  let timer: NodeJS.Timeout | undefined;
  app.decorate('isStopping', false);

  app.addHook('onRequest', (request, reply, next) => {
    if (app.isStopping) {
      reply.header('connection', 'close');
      return request.routeOptions.config.answersWhileStopping
        ? next()
        : next(new AppError('restarting'));
    }
    underWay.add(request);
    reply.raw.once('close', () => underWay.delete(request));
    next();
  });

  app.addHook('preClose', async () => {
    app.isStopping = true;
    const deadline = performance.now() + LIMIT_MS;
    await new Promise<void>((resolve) => {
      const look = (): void => {
        if (underWay.size === 0 || performance.now() > deadline) resolve();
      };
      timer = setInterval(look, POLL_MS);
      look();
    });
    clearInterval(timer);
    // New connections may come until the server has closed its socket.
    timer = setInterval(() => app.server.closeAllConnections(), POLL_MS);
    app.server.closeAllConnections();
  });
  app.addHook('onClose', (_instance, next) => {
    clearInterval(timer);
    next();
  });
  done();
});
