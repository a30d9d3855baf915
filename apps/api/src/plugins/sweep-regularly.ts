import fp from 'fastify-plugin';

const INTERVAL_MS = 6 * 60 * 60 * 1000;

interface Broom {
  /** What it removes, for the log. */
  readonly what: string;
  readonly sweep: () => Promise<unknown>;
}

/**
 * Removes what has expired when the server starts to listen, and from time to time. One failure does not stop the
 * other cleanups.
 */
export const sweepRegularly = fp<{ brooms: readonly Broom[] }>((app, { brooms }, done) => {
  const sweepAll = (): void => {
    for (const { what, sweep } of brooms) {
      sweep().catch((error: unknown) => {
        app.log.warn({ err: error }, `${what} were not removed`);
      });
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (next) => {
    sweepAll();
    timer = setInterval(sweepAll, INTERVAL_MS).unref();
    next();
  });
  app.addHook('onClose', (_instance, next) => {
    clearInterval(timer);
    next();
  });
  done();
});
