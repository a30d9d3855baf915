import { atExit } from './at-exit.ts';
import type { Layout } from './layout.ts';
import { signalPostmaster } from './postmaster.ts';
import { readStateSync } from './state.ts';

/**
 * Where this process ends without having left the server, the server is told to stop, unless another process
 * uses it. No lock is waited for: one that joins in this very moment starts its server again.
 */
export function leaveAtExit(layout: Layout, token: string): () => void {
  return atExit(() => {
    const users = readStateSync(layout.state)?.users ?? [];
    if (users.every((user) => user.process === token)) signalPostmaster(layout.cluster);
  });
}
