import type { Server } from 'node:http';
import { afterAll } from 'vitest';
import { listenAnywhere } from './ports.ts';

/** Starts a fake upstream, and gives its address. It closes when the test file ends. */
export async function startUpstream(server: Server): Promise<string> {
  const port = await listenAnywhere(server);
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${port}`;
}
