import { randomUUID } from 'node:crypto';
import type { FastifyServerOptions } from 'fastify';
import { AppError } from '../errors/app-error.ts';
import { ERROR_KINDS } from '../errors/error-kinds.ts';
import { toErrorBody } from '../errors/error-translation.ts';

type Handler = NonNullable<FastifyServerOptions['clientErrorHandler']>;

/** How long a refused client may go on writing. */
const LAST_BYTES_MS = 1000;

/** Answers bytes that are not HTTP, or have oversized headers: there is no request for them, only a socket. */
export const answerBrokenRequest: Handler = (error, socket) => {
  if (error.code === 'ECONNRESET' || socket.destroyed) {
    socket.destroy();
    return;
  }
  // Already refused: this is what the client still sends.
  if (!socket.writable) return;
  const requestId = randomUUID();
  const refusal = new AppError('unintelligible');
  const body = JSON.stringify(toErrorBody(refusal, requestId));
  const head = [
    `HTTP/1.1 ${ERROR_KINDS[refusal.code].http} Bad Request`,
    'content-type: application/json; charset=utf-8',
    `content-length: ${Buffer.byteLength(body)}`,
    `x-request-id: ${requestId}`,
    'connection: close',
  ];
  // Closing a socket with unread bytes resets it, and a client that is still writing would lose the answer.
  setTimeout(() => socket.destroy(), LAST_BYTES_MS).unref();
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`);
};
