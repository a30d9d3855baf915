import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../context/deps.ts';
import { within } from '../../shared/within.ts';
import { type CallCounter, createCallCounter } from './call-counter.service.ts';

const INTERVAL_MS = 5000;
/** A stop has little time, and a database that does not answer must not delay it. */
const LAST_FLUSH_LIMIT_MS = 1000;

/** Stores the counts every few seconds, and once more after the last request of a stop. */
export function startCounting(
  app: FastifyInstance,
  { db, clock }: Pick<Deps, 'db' | 'clock'>,
): CallCounter['count'] {
  const flush = (): void => {
    counter.flush().catch((error: unknown) => {
      app.log.warn({ err: error }, 'calls were not stored; they are tried again');
    });
  };
  const counter = createCallCounter({ db, clock, onFull: flush });
  const timer = setInterval(flush, INTERVAL_MS).unref();
  app.addHook('onClose', async () => {
    clearInterval(timer);
    const storing = counter.flush().catch(async () => counter.flush());
    await within(LAST_FLUSH_LIMIT_MS, storing).catch((error: unknown) => {
      app.log.error({ err: error }, 'the calls of the last seconds are lost');
    });
  });
  return counter.count;
}
