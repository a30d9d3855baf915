const INTERVAL_MS = 10;

/** The most bytes that buffers had beyond those at the beginning; `stop` ends the watching and returns them. */
export function watchBuffers(): { stop: () => number } {
  globalThis.gc?.();
  const { arrayBuffers: before } = process.memoryUsage();
  let most = before;
  const look = (): void => {
    most = Math.max(most, process.memoryUsage().arrayBuffers);
  };
  const timer = setInterval(look, INTERVAL_MS);
  return {
    stop: () => {
      clearInterval(timer);
      look();
      return most - before;
    },
  };
}
