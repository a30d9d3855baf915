import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { normalizeIP } from '@fastify/rate-limit';
import fp from 'fastify-plugin';
import { chooseSocket, type OpenSocket } from './choose-socket.ts';

/** Each needs a file and up to 40 KB; a browser opens six. */
export const MAX_SOCKETS = 1000;
const LOOK_MS = 1000;
/** Below so many bytes between two looks a socket has not moved: what drips is not progress. */
const MIN_BYTES = 1000;

interface Followed extends OpenSocket {
  readonly socket: Socket;
  bytes: number;
  request: IncomingMessage | undefined;
  response: ServerResponse | undefined;
}

interface SocketOptions {
  readonly maxSockets?: number | undefined;
}

/**
 * A maximum of open sockets. When one more comes, another gives way, so that no one keeps others out with sockets that are
 * open, idle or dripping: see {@link chooseSocket}. The newcomer goes only if none of the others should.
 */
export const limitSockets = fp<SocketOptions>((app, { maxSockets = MAX_SOCKETS }, done) => {
  const sockets = new Map<Socket, Followed>();

  app.server.on('connection', (socket) => {
    const address = normalizeIP(socket.remoteAddress ?? '');
    sockets.set(socket, {
      socket,
      address,
      movedAt: performance.now(),
      bytes: 0,
      request: undefined,
      response: undefined,
      get use() {
        return useOf(this);
      },
    });
    socket.once('close', () => sockets.delete(socket));
    if (sockets.size <= maxSockets) return;
    const chosen = chooseSocket([...sockets.values()]);
    sockets.delete(chosen.socket);
    chosen.socket.destroy();
  });

  app.server.on('request', (request, response) => {
    const followed = sockets.get(request.socket);
    if (followed) Object.assign(followed, { request, response, movedAt: performance.now() });
  });

  const timer = setInterval(() => {
    const now = performance.now();
    for (const followed of sockets.values()) {
      const bytes = followed.socket.bytesRead + followed.socket.bytesWritten;
      const isOver = followed.response?.closed === true;
      if (isOver) Object.assign(followed, { request: undefined, response: undefined });
      if (isOver || bytes - followed.bytes >= MIN_BYTES) followed.movedAt = now;
      followed.bytes = bytes;
    }
  }, LOOK_MS).unref();
  app.addHook('onClose', (_instance, next) => {
    clearInterval(timer);
    next();
  });
  done();
});

/** The server works from the last byte of a request to the first of its answer. */
function useOf({ request, response }: Followed): OpenSocket['use'] {
  if (!request || !response || response.closed) return 'none';
  return request.complete && !response.headersSent ? 'work' : 'transfer';
}
