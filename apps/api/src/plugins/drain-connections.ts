import fp from 'fastify-plugin';

const POLL_MS = 50;

/**
 * While the server closes, connections are closed as their requests end: one that is kept alive for
 * a next request would hold the server open.
 */
export const drainConnections = fp((app, _options, done) => {
  let timer: NodeJS.Timeout | undefined;
  app.addHook('preClose', (next) => {
    timer = setInterval(() => app.server.closeIdleConnections(), POLL_MS);
    next();
  });
  app.addHook('onClose', (_instance, next) => {
    clearInterval(timer);
    next();
  });
  done();
});
