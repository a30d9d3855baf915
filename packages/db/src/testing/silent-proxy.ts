import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';

export interface SilentProxy {
  readonly connectionString: string;
  /** From now on nothing passes and nothing is closed, as if the host had vanished. */
  readonly goSilent: () => void;
  /** From now on every connection is closed, including new ones. */
  readonly cut: () => void;
  /** New connections pass again; existing ones stay as they are. */
  readonly comeBack: () => void;
}

/** A proxy to the database that can break its connections or go silent; it is closed after the test. */
export async function startSilentProxy(connectionString: string): Promise<SilentProxy> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let state: 'open' | 'silent' | 'cut' = 'open';
  const server = createServer((near) => {
    if (state === 'cut') {
      near.destroy();
      return;
    }
    sockets.add(near.on('error', () => undefined));
    if (state === 'silent') return;
    const far = connect(Number(target.port), target.hostname).on('error', () => undefined);
    sockets.add(far);
    near.pipe(far);
    far.pipe(near);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The proxy has no port');
  const own = new URL(connectionString);
  own.host = `127.0.0.1:${address.port}`;
  return {
    connectionString: own.href,
    goSilent: () => {
      state = 'silent';
      for (const socket of sockets) {
        socket.unpipe();
        socket.removeAllListeners('end').pause();
      }
    },
    cut: () => {
      state = 'cut';
      for (const socket of sockets) socket.destroy();
      sockets.clear();
    },
    comeBack: () => {
      state = 'open';
    },
  };
}
