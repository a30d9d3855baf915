/** How often one kind of helper that does not start is logged. */
const LOG_EVERY_MS = 60_000;
/** How soon it is tried again because somebody looks. */
const RETRY_EVERY_MS = 10_000;

/** Is told whether a kind of helper starts: the threads that plan, the threads or processes that read. */
export interface StartWatch {
  worked(): void;
  /** `retry` tries again by itself, and reports in the same way. */
  failed(error: unknown, retry: () => void): void;
}

/** For helpers whose starts are not watched, in tests. */
export const UNWATCHED: StartWatch = { worked: () => undefined, failed: () => undefined };

type Report = (facts: { readonly err: unknown; readonly helper: string }, message: string) => void;

/** Which helpers of the server could not be started when they were last needed. */
export interface StartWatches {
  watch(helper: string): StartWatch;
  /** Those that fail now; looking has them tried again, so that it is noticed when the cause has gone. */
  listFailing(): string[];
  /** Where failures are logged, each kind once a minute. What failed before is logged at once. */
  reportTo(report: Report): void;
}

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
