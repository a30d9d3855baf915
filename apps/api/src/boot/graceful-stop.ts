/**
 * A container has ten seconds, and a busy machine was seen to need more than half a second beyond what it was told. So
 * everything ends within eight: requests have six (see `drainConnections`), what is closed after them one and a half.
 */
const STOP_LIMIT_MS = 7500;
/** Package runners pass on a signal that has reached us too: that counts as one request to stop, not two. */
const SAME_WISH_MS = 1000;

interface Stop {
  readonly close: () => Promise<void>;
  /** Cuts off what `close` is waiting for. */
  readonly hurry?: () => void;
}

/** What has to be stopped, in reverse order of opening. */
export type Stops = Stop[];

/** Stops everything, even after a failure; rethrows the first failure. */
export async function stopAll(stops: Stops): Promise<void> {
  const failures: unknown[] = [];
  for (const { close } of stops.splice(0)) {
    await close().catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw failures[0];
}

interface GracefulStopOptions {
  readonly stops: Stops;
  /** A stop during the start waits for it: what is half open cannot be closed. */
  readonly starting: Promise<void>;
}

/**
 * On SIGINT, SIGTERM or SIGHUP requests finish, then worker processes, connections and the embedded database
 * are closed and the process ends with 0. A second SIGINT or SIGTERM cuts requests off, a third one ends the
 * process at once; so does the time limit. The embedded database is told to stop in every case.
 *
 * Returns what begins the same stop for another reason, with another exit code.
 */
export function stopGracefully({ stops, starting }: GracefulStopOptions): (code: number) => void {
  let wishes = 0;
  let lastWishAt = -Infinity;
  let hurries: (() => void)[] = [];

  const stop = async (code: number): Promise<void> => {
    setTimeout(() => {
      process.stderr.write('The product did not stop in time.\n');
      process.exit(1);
    }, STOP_LIMIT_MS).unref();
    await starting.catch(() => undefined);
    hurries = stops.flatMap(({ hurry }) => hurry ?? []);
    await stopAll(stops);
    process.exit(code);
  };
  const begin = (code: number): void => {
    wishes += 1;
    lastWishAt = performance.now();
    stop(code).catch((error: unknown) => {
      process.stderr.write(`The product did not stop cleanly: ${String(error)}\n`);
      process.exit(1);
    });
  };
  const onSignal = (signal: NodeJS.Signals): void => {
    if (wishes === 0) return begin(0);
    // A terminal or a package runner that goes away asks for a stop, but never for a fast one.
    if (signal === 'SIGHUP' || performance.now() - lastWishAt < SAME_WISH_MS) return;
    wishes += 1;
    lastWishAt = performance.now();
    if (wishes > 2) process.exit(1);
    for (const hurry of hurries) hurry();
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  return (code) => {
    if (wishes === 0) begin(code);
  };
}
