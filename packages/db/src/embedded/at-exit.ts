const endings = new Set<() => void>();

function endAll(): void {
  for (const end of endings) {
    try {
      end();
    } catch {
      // A failure must not keep the others from running.
    }
  }
}

/**
 * Runs `end` when this process exits, however it does: by itself, by `process.exit` or by an uncaught exception.
 * `end` must be synchronous. Returns a function that cancels it.
 */
export function atExit(end: () => void): () => void {
  if (!process.listeners('exit').includes(endAll)) process.on('exit', endAll);
  endings.add(end);
  return () => void endings.delete(end);
}
