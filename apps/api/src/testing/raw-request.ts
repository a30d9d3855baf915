import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';

interface RawRequest {
  readonly method?: string;
  readonly path: string;
  readonly headers: Readonly<Record<string, string | number>>;
}

/** A connection on which the head of a request was sent and nothing of its body. */
export async function sendHead(
  port: number,
  { method = 'POST', path, headers }: RawRequest,
): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  // Servers end some of these connections first.
  socket.on('error', () => undefined);
  await once(socket, 'connect');
  const lines = Object.entries({ host: 'localhost', connection: 'close', ...headers });
  const head = [`${method} ${path} HTTP/1.1`, ...lines.map(([name, value]) => `${name}: ${value}`)];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  return socket;
}

interface RawAnswer {
  readonly status: number;
  readonly head: string;
  readonly body: string;
}

/** The first answer, as far as it came with its first packet. Rejects if the connection ends without one. */
export async function firstAnswer(socket: Socket): Promise<RawAnswer> {
  const first = await new Promise<Buffer>((resolve, reject) => {
    socket.once('data', resolve);
    socket.once('close', () => reject(new Error('The connection was closed')));
  });
  const [head = '', body = ''] = first.toString().split('\r\n\r\n');
  return { status: Number(head.split(' ')[1]), head: head.toLowerCase(), body };
}

/** The rest, until the server ends the connection. */
export const restOf = async (socket: Socket): Promise<string> => text(socket).catch(() => '');
