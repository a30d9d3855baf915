import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

export interface StatementCounter {
  readonly connectionString: string;
  readonly count: () => number;
  readonly stop: () => void;
}

const EXECUTE = 'E'.charCodeAt(0);
const SIMPLE_QUERY = 'Q'.charCodeAt(0);
const HEADER_BYTES = 5;

/** A proxy to the database that counts the statements in PostgreSQL's protocol. */
export async function countStatements(connectionString: string): Promise<StatementCounter> {
  const target = new URL(connectionString);
  const sockets = new Set<Socket>();
  let statements = 0;
  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    const count = messageCounter(() => {
      statements += 1;
    });
    near.on('data', count);
    near.pipe(far).pipe(near);
    for (const socket of [near, far]) sockets.add(socket.on('error', () => undefined));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The counter has no port.');
  const own = new URL(connectionString);
  own.host = `127.0.0.1:${address.port}`;
  return {
    connectionString: own.href,
    count: () => statements,
    stop: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}

/** Messages are a letter and a length; the first of a connection has no letter. */
function messageCounter(onStatement: () => void): (chunk: Buffer) => void {
  let rest = Buffer.alloc(0);
  let isGreeted = false;
  return (chunk) => {
    rest = Buffer.concat([rest, chunk]);
    for (;;) {
      const start = isGreeted ? 1 : 0;
      if (rest.length < HEADER_BYTES) return;
      const end = start + rest.readUInt32BE(start);
      if (rest.length < end) return;
      const [type] = rest;
      if (isGreeted && (type === EXECUTE || type === SIMPLE_QUERY)) onStatement();
      isGreeted = true;
      rest = rest.subarray(end);
    }
  };
}
