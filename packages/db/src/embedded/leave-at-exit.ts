import { atExit } from './at-exit.ts';
import type { Layout } from './layout.ts';
import { signalPostmaster } from './postmaster.ts';
import { readStateSync } from './state.ts';

/**
 * If this process ends without having left the server, the server is told to stop, unless another process uses it. It
 * does not wait for the lock: a process that joins at this very moment starts the server again.
 */
export function leaveAtExit(layout: Layout, token: string): () => void {
  return atExit(() => {
    const users = readStateSync(layout.state)?.users ?? [];
    if (users.every((user) => user.process === token)) signalPostmaster(layout.cluster);
  });
}
