import fp from 'fastify-plugin';
import type { Deps } from '../../context/deps.ts';
import { findForeignKeys } from './check-keys.service.ts';

const INTERVAL_MS = 60_000;

declare module 'fastify' {
  interface FastifyInstance {
    /** Names of keys that documents or other processes have and this one does not. */
    foreignDocumentKeys: readonly string[];
  }
}

/**
 * Checks once a minute whether processes of one installation have different keys: each could open only what it kept
 * itself. A change is logged, and health shows it as long as it lasts.
 */
export const watchDocumentKeys = fp<{ deps: Pick<Deps, 'db' | 'env'> }>((app, { deps }, done) => {
  app.decorate<readonly string[]>('foreignDocumentKeys', []);
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (isLooking) return;
    isLooking = true;
    try {
      const foreign = await findForeignKeys(deps);
      const isNew = foreign.join() !== app.foreignDocumentKeys.join();
      app.foreignDocumentKeys = foreign;
      if (isNew && foreign.length > 0) {
        app.log.error(
          { foreign },
          'documents or other processes have keys that this process does not: set the same DOCUMENT_KEY for all',
        );
      }
    } catch (error) {
      app.log.debug({ err: error }, 'the keys of documents were not compared');
    } finally {
      isLooking = false;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  app.addHook('onListen', (next) => {
    void look();
    timer = setInterval(() => void look(), INTERVAL_MS).unref();
    next();
  });
  app.addHook('onClose', (_instance, next) => {
    clearInterval(timer);
    next();
  });
  done();
});
