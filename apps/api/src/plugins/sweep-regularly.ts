import fp from 'fastify-plugin';

const INTERVAL_MS = 6 * 60 * 60 * 1000;

interface Cleanup {
  /** What it removes, for the log. */
  readonly what: string;
  readonly sweep: () => Promise<unknown>;
}

/**
 * Removes what has expired when the server starts to listen, and from time to time. One failure does not stop the
 * other cleanups.
 */
export const sweepRegularly = fp<{ cleanups: readonly Cleanup[] }>((app, { cleanups }, done) => {
  const sweepAll = (): void => {
    for (const { what, sweep } of cleanups) {
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
