import fp from 'fastify-plugin';
import type { Deps } from '../../context/deps.ts';
import { resealDocumentKeys } from './reseal.service.ts';

/**
 * Re-seals documents that are under former keys of the installation, in the background once the server listens. A
 * stop waits for the current batch.
 */
export const resealAtStart = fp<{ deps: Pick<Deps, 'db' | 'env' | 'documentKeys'> }>(
  (app, { deps }, done) => {
    const ending = new AbortController();
    let running: Promise<void> | undefined;
    const reseal = async (): Promise<void> => {
      try {
        const { resealed, left } = await resealDocumentKeys(deps, ending.signal);
        app.log.info({ resealed, left }, 'former document keys taken over');
      } catch (error) {
        app.log.error({ err: error }, 'former document keys were not taken over');
      }
    };
    app.addHook('onListen', (next) => {
      if (deps.env.previousDocumentKeys.length > 0) running = reseal();
      next();
    });
    app.addHook('onClose', async () => {
      ending.abort();
      await running;
    });
    done();
  },
);
