const endings = new Set<() => void>();

function endAll(): void {
  for (const end of endings) {
    try {
      end();
    } catch {
      // Nothing may keep the others from being ended.
    }
  }
}

/**
 * Runs `end` when this process exits, however it does: by itself, by `process.exit` or by an exception that
 * nobody caught. `end` may not wait for anything. Returns what takes it back.
 */
export function atExit(end: () => void): () => void {
  if (!process.listeners('exit').includes(endAll)) process.on('exit', endAll);
  endings.add(end);
  return () => void endings.delete(end);
}
