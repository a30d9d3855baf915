const STOP_LIMIT_MS = 20_000;

/** What has to be stopped, the last opened first. */
export type Stops = (() => Promise<void>)[];

/** Stops everything, each even where the one before it failed; rethrows the first failure. */
export async function stopAll(stops: Stops): Promise<void> {
  const failures: unknown[] = [];
  for (const stop of stops.splice(0)) {
    await stop().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

interface GracefulStopOptions {
  readonly stops: Stops;
  /** A stop during the start waits for it: what is half open cannot be closed. */
  readonly starting: Promise<void>;
}

/**
 * On SIGINT or SIGTERM requests finish, then worker threads, connections and the embedded database
 * are closed and the process ends with 0. A second signal ends it at once.
 */
export function stopGracefully({ stops, starting }: GracefulStopOptions): void {
  let isStopping = false;
  const stop = async (): Promise<void> => {
    if (isStopping) process.exit(1);
    isStopping = true;
    setTimeout(() => process.exit(1), STOP_LIMIT_MS).unref();
    await starting.catch(() => undefined);
    await stopAll(stops);
    process.exit();
  };
  const onSignal = (): void => {
    stop().catch((error: unknown) => {
      process.stderr.write(`The product did not stop cleanly: ${String(error)}\n`);
      process.exit(1);
    });
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}
