import type { Server } from 'node:http';
import { atEnd } from '@ooo/db/testing/at-end';
import { listenAnywhere } from './ports.ts';

/** Starts a fake upstream, and gives its address. It closes when the test file ends. */
export async function startUpstream(server: Server): Promise<string> {
  const port = await listenAnywhere(server);
  atEnd(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}
