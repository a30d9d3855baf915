import fp from 'fastify-plugin';
import type { Sessions } from './sessions.ts';

const INTERVAL_MS = 6 * 60 * 60 * 1000;

/** Removes ended sessions when the server starts to listen, and from time to time. */
export const sweepSessions = fp<{ sessions: Sessions }>((app, { sessions }, done) => {
  const sweep = (): void => {
    sessions.removeExpired().catch((error: unknown) => {
      app.log.warn({ err: error }, 'ended sessions were not removed');
    });
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (next) => {
    sweep();
    timer = setInterval(sweep, INTERVAL_MS).unref();
    next();
  });
  app.addHook('onClose', (_instance, next) => {
    clearInterval(timer);
    next();
  });
  done();
});
