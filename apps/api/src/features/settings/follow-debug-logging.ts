import fp from 'fastify-plugin';
import type { Env } from '../../context/ports/env.ts';
import type { LiveSettings } from '../../context/ports/settings.ts';

interface FollowOptions {
  readonly settings: LiveSettings;
  readonly logLevel: Env['logLevel'];
}

/** While debug logging is on, the log level is `debug`, or `trace` if the environment says so. */
export const followDebugLogging = fp<FollowOptions>((app, { settings, logLevel }, done) => {
  const loud = logLevel === 'trace' ? 'trace' : 'debug';
  const unfollow = settings.onRead(({ debugLogging }) => {
    app.log.level = debugLogging ? loud : logLevel;
  });
  app.addHook('onClose', (_instance, next) => {
    unfollow();
    next();
  });
  done();
});
