import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { createServer, type Socket } from 'node:net';
import { platform, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase } from '@ooo/db/testing/test-database';
import { onServer } from '@ooo/db/testing/template';
import { refuseOldServer } from '@ooo/db/server-version';
import { afterAll, expect, onTestFinished, test } from 'vitest';
import { explainFailure } from './explain-failure.ts';
import { openDatabase } from './open-database.ts';
import { assertPortIsFree } from './port.ts';
import { mountTmpfs } from '../testing/mount-tmpfs.ts';
import { testEnv } from '../testing/test-deps.ts';
import { listenAnywhere } from '../testing/ports.ts';

const { connectionString, drop } = await createTestDatabase();
afterAll(drop);

/** What a start with these variables says instead of starting. */
async function explainStart(variables: Record<string, string>): Promise<string> {
  const start = async (): Promise<void> => {
    const { migrate, close } = await openDatabase({
      env: testEnv(variables),
      log: () => undefined,
    });
    try {
      await migrate();
    } finally {
      await close();
    }
  };
  const error = await start().then(
    () => undefined,
    (failure: unknown) => failure,
  );
  expect(error).toBeDefined();
  const sentence = explainFailure(error);
  expect(sentence).not.toMatch(/\n {4}at /);
  return sentence;
}

function change(part: 'hostname' | 'username' | 'password' | 'pathname' | 'search', to: string) {
  const url = new URL(connectionString);
  url[part] = to;
  return url.href;
}

/** A server on this machine that does what it is told with each connection. */
async function listen(serve: (socket: Socket) => void): Promise<string> {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket.on('error', () => undefined));
    serve(socket);
  });
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return `postgres://ooo:hunter2@127.0.0.1:${await listenAnywhere(server)}/ooo`;
}

/** As PostgreSQL refuses a connection. */
function refusal(code: string): Buffer {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mhunter2 is refused\0\0`);
  const head = Buffer.alloc(5, 'E');
  head.writeInt32BE(fields.length + 4, 1);
  return Buffer.concat([head, fields]);
}

test.each([
  [
    'a database that is missing',
    change('pathname', '/missing'),
    /^The server .* has no database with that name\. Create it/,
  ],
  ['a wrong password', change('password', 'hunter2'), /rejects this user and password/],
  [
    'a user that is not let in',
    change('username', 'stranger'),
    /does not let this user in .*pg_hba\.conf/,
  ],
  [
    'TLS that the server does not speak',
    change('search', '?sslmode=require'),
    /does not speak TLS/,
  ],
  [
    'a host that is not known',
    change('hostname', 'nowhere.invalid'),
    /The host of DATABASE_URL (is not known|cannot be looked up)/,
  ],
  [
    'a port that nobody listens on',
    'postgres://ooo:hunter2@127.0.0.1:1/ooo',
    /does not answer\. Is it running/,
  ],
  [
    'a port of all addresses of a name',
    'postgres://ooo:hunter2@localhost:1/ooo',
    /does not answer\. Is it running/,
  ],
])('%s is said in a sentence', async (_what, DATABASE_URL, sentence) => {
  const said = await explainStart({ DATABASE_URL });
  expect(said).toMatch(sentence);
  expect(said).not.toContain('hunter2');
});

test.each([
  ['53100', /The disk of the database is full/],
  ['53300', /no connection left/],
  ['57P03', /is still starting/],
  ['25006', /is read-only or a standby/],
  ['28000', /add \?sslmode=require/],
])('a server that refuses with %s is explained', async (code, sentence) => {
  const DATABASE_URL = await listen((socket) =>
    socket.once('data', () => socket.end(refusal(code))),
  );
  const said = await explainStart({ DATABASE_URL });
  expect(said).toMatch(sentence);
  expect(said).not.toContain('hunter2');
});

test('an address that accepts and never answers is given up and reported', async () => {
  const DATABASE_URL = await listen(() => undefined);
  expect(await explainStart({ DATABASE_URL })).toMatch(/does not answer in time.*firewall/);
});

test('a user without the right to create tables reads which right is missing', async () => {
  const empty = await createTestDatabase();
  onTestFinished(empty.drop);
  await onServer(empty.connectionString, 'drop schema public cascade');
  await onServer(empty.connectionString, 'create schema public');
  await onServer(empty.connectionString, 'revoke create on schema public from current_user');
  expect(await explainStart({ DATABASE_URL: empty.connectionString })).toMatch(
    /may not create tables\. Make it the owner/,
  );
});

test('a server that is too old is refused, and one that is just new enough is not', () => {
  expect(() => refuseOldServer(140_012)).toThrow(
    'The server of DATABASE_URL is PostgreSQL 14; OOO needs 15 or newer.',
  );
  expect(() => refuseOldServer(150_000)).not.toThrow();
});

test('an impossible data folder is reported with its path', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'ooo-folder-'));
  await writeFile(join(folder, 'file'), '');
  const said = await explainStart({ DATA_DIR: join(folder, 'file', 'data') });
  expect(said).toContain(join(folder, 'file', 'data'));
  expect(said).toMatch(/cannot be made or opened \((ENOTDIR|EEXIST)\)\. Check DATA_DIR/);
});

test.runIf(platform() === 'linux')(
  'a data folder that may not be written is reported',
  async () => {
    expect(await explainStart({ DATA_DIR: '/sys/ooo' })).toMatch(
      /^OOO cannot write to \/sys\/ooo: .+\. Make it writable, or set DATA_DIR/,
    );
  },
);

/** Less than a database needs. */
const small = await mountTmpfs(20);

test.runIf(small)('a disk that is full before the database is made is reported', async () => {
  const DATA_DIR = join(small ?? '', 'data');
  await mkdir(DATA_DIR);
  expect(await explainStart({ DATA_DIR })).toMatch(/^The disk is full \(noticed .*\)\. Free some/);
});

test.each([
  ['ENOSPC', 'write', /^The disk is full \(noticed at \/data\/server\.json\)/],
  [
    'EROFS',
    'open',
    /^OOO cannot write to \/data\/server\.json: it is on a file system that is read-only/,
  ],
  ['EACCES', 'mkdir', /^OOO cannot write to \/data\/server\.json: this user may not/],
])('%s of a file is explained', (code, syscall, sentence) => {
  const error = Object.assign(new Error(code), { code, syscall, path: '/data/server.json' });
  expect(explainFailure(error)).toMatch(sentence);
});

test('a host that cannot be listened on is told from that of the database', async () => {
  const listening = assertPortIsFree({ port: 3000, host: 'nowhere.invalid' });
  const said = await listening.catch(explainFailure);
  expect(said).toMatch(/^Port 3000 is on a host that .*Check HOST\.$/);
});

test('an unexpected error keeps its stack', () => {
  expect(explainFailure(new TypeError('surprise'))).toMatch(/TypeError: surprise\n +at /);
});
