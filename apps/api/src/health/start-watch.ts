import type { Report, StartWatch, StartWatches } from '../context/ports/starts.ts';
/** How often one kind of helper that does not start is logged. */
const LOG_EVERY_MS = 60_000;
/** How soon a reading of the state tries it again. */
const RETRY_EVERY_MS = 10_000;

/** For helpers whose starts are not watched, in tests. */
export const UNWATCHED: StartWatch = { worked: () => undefined, failed: () => undefined };

interface Failure {
  readonly error: unknown;
  readonly retry: () => void;
  readonly at: number;
}

export function createStartWatches(now: () => number = () => performance.now()): StartWatches {
  const failing = new Map<string, Failure>();
  const loggedAt = new Map<string, number>();
  let report: Report | undefined;

  function log(helper: string, { error }: Failure): void {
    if (!report || now() - (loggedAt.get(helper) ?? -Infinity) < LOG_EVERY_MS) return;
    loggedAt.set(helper, now());
    report({ err: error, helper }, 'a helper could not be started');
  }

  return {
    watch: (helper) => ({
      worked: () => failing.delete(helper),
      failed: (error, retry) => {
        const failure = { error, retry, at: now() };
        failing.set(helper, failure);
        log(helper, failure);
      },
    }),
    listFailing: () => {
      for (const [helper, failure] of failing) {
        if (now() - failure.at < RETRY_EVERY_MS) continue;
        failing.set(helper, { ...failure, at: now() });
        failure.retry();
      }
      return [...failing.keys()];
    },
    reportTo: (to) => {
      report = to;
      for (const [helper, failure] of failing) log(helper, failure);
    },
  };
}
