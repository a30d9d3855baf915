import { connect, type Socket } from 'node:net';
import { ask } from './ask.ts';

const HELD_OPEN = 200;
const LIMIT_MS = 5000;
const PATIENCE_MS = 1000;

const HEAD = 'GET /api/config HTTP/1.1\r\nhost: localhost\r\n';
const POST = 'POST /api/trips HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n';
const fill = (count: number): string => 'x'.repeat(count);

/** Each must end with an error, or with the connection closed. */
const BROKEN: Readonly<Record<string, string>> = {
  'a header of 16 kB': `${HEAD}x-long: ${fill(16_384)}\r\n\r\n`,
  'a header of 1 MB': `${HEAD}x-long: ${fill(1_000_000)}\r\n\r\n`,
  'headers of 16 kB together': `${HEAD}${`x-one: ${fill(120)}\r\n`.repeat(140)}\r\n`,
  'a cookie of 16 kB': `${HEAD}cookie: ooo_session=${fill(16_384)}\r\n\r\n`,
  'a line of 20 kB': `GET /${fill(20_000)} HTTP/1.1\r\nhost: localhost\r\n\r\n`,
  'no HTTP': 'hello\r\n\r\n',
  'NUL in a header': `${HEAD}x-nul: a\0b\r\n\r\n`,
  'two lengths': `${POST}content-length: 1\r\ncontent-length: 2\r\n\r\n{}`,
  'a length and chunks': `${POST}content-length: 5\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n`,
  'a negative length': `${POST}content-length: -1\r\n\r\n`,
  'a chunk that is none': `${POST}transfer-encoding: chunked\r\n\r\nzz\r\n\r\n`,
  'two hosts': 'GET /api/config HTTP/1.1\r\nhost: a\r\nhost: b\r\nbad header\r\n\r\n',
  'an old version': 'GET / HTTP/9.9\r\nhost: localhost\r\n\r\n',
};

/** Requests that no HTTP client sends; resolves to those that did not end as they should. */
export async function askBadly(url: string): Promise<string[]> {
  const faults: string[] = [];
  for (const [name, text] of Object.entries(BROKEN)) {
    const answer = await sendRaw(url, text);
    if (!/^HTTP\/1\.1 4\d\d /.test(answer) || !answer.includes('"requestId"')) {
      faults.push(`${name}: ${answer.slice(0, 200) || 'no answer'}`);
    }
  }
  return [...faults, ...(await holdOpen(url))];
}

async function sendRaw(url: string, text: string): Promise<string> {
  const socket = open(url);
  return new Promise((resolve) => {
    let answer = '';
    const end = (): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(LIMIT_MS, end);
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', end);
    socket.on('close', end);
    socket.write(text);
  });
}

/** Half requests, one byte at a time, while another client makes a request. */
async function holdOpen(url: string): Promise<string[]> {
  const halves = [HEAD, `${POST}content-length: 100\r\n\r\n{"name":"`, `${POST}x-`];
  const sockets = Array.from({ length: HELD_OPEN }, (_, at) => {
    const socket = open(url);
    socket.write(halves[at % halves.length] ?? HEAD);
    return socket;
  });
  const faults: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    for (const socket of sockets) if (socket.writable) socket.write('x');
    const { status, ms } = await ask(url, { method: 'GET', path: '/api/config' });
    if (status !== 200 || ms > PATIENCE_MS) {
      faults.push(`beside ${HELD_OPEN} half requests: ${status} after ${Math.round(ms)} ms`);
    }
  }
  for (const socket of sockets) socket.destroy();
  return faults;
}

function open(url: string): Socket {
  const socket = connect(Number(new URL(url).port), 'localhost');
  socket.on('error', () => socket.destroy());
  return socket;
}
