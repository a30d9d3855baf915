import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { onServer } from '@ooo/db/testing/template';
import { createTestDatabase } from '@ooo/db/testing/test-database';
import { afterAll, expect, test } from 'vitest';
import { ownPort } from './testing/own-port.ts';
import { listenAnywhere } from './testing/ports.ts';
import { isReady, type Run, runFile, until } from './testing/server-process.ts';

const { db, connectionString, drop } = await createTestDatabase();
afterAll(drop);

/** Everything that the tests rely on is set, whatever a developer's own `.env` says. */
const ENV = {
  DATABASE_URL: connectionString,
  HOST: '127.0.0.1',
  PUBLIC_URL: '',
  LOCAL_SIGN_IN: 'on',
  INVITE_GATE: 'on',
  RATE_LIMITS: 'off',
  LOG_LEVEL: 'info',
};

const start = (env: Record<string, string>): Run => runFile('server.ts', { ...ENV, ...env });

test('it says where it is and how to get in, answers, and ends with 0', async () => {
  const port = String(await ownPort());
  const server = start({ PORT: port });
  await until(() => server.output().includes('ALLBLUE'), server.output);
  expect(server.output().split('\n').slice(0, 2)).toEqual([
    `OOO is ready at http://localhost:${port}`,
    'Invite codes: REDLINE (for 50 people), ALLBLUE (no limit)',
  ]);
  const health = await fetch(`http://localhost:${port}/api/health`);
  expect([health.status, await health.json()]).toEqual([
    200,
    { status: 'ok', database: 'ok', version: expect.stringMatching(/^\d+\.\d+\.\d+$/) },
  ]);
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

test('a request that is under way when the signal comes is answered', async () => {
  const port = String(await ownPort());
  const server = start({ PORT: port });
  await isReady(server);
  const encoder = new TextEncoder();
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(encoder.encode('{"email":"kim@example.com",'));
      await new Promise((resolve) => setTimeout(resolve, 500));
      controller.enqueue(encoder.encode('"name":"Kim"}'));
      controller.close();
    },
  });
  const headers = { 'content-type': 'application/json' };
  const half = { method: 'POST', headers, body, duplex: 'half' } as const;
  const answer = fetch(`http://localhost:${port}/api/login/local`, half);
  await new Promise((resolve) => setTimeout(resolve, 200));
  server.child.kill('SIGINT');
  expect((await answer).status).toBe(204);
  expect(await server.ended).toBe(0);
});

test('the calls of the last seconds are stored before it ends', async () => {
  const port = String(await ownPort());
  const server = start({ PORT: port });
  await isReady(server);
  const url = `http://localhost:${port}/api`;
  const signIn = await fetch(`${url}/login/local`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"email":"caller@example.com","name":"Kim"}',
  });
  const [cookie = ''] = (signIn.headers.get('set-cookie') ?? '').split(';');
  for (let count = 0; count < 3; count += 1) await fetch(`${url}/trips`, { headers: { cookie } });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  const { api_call_count: calls } = await db
    .selectFrom('users')
    .select('api_call_count')
    .where('email', '=', 'caller@example.com')
    .executeTakeFirstOrThrow();
  expect(calls).toBe(3);
});

test('a port in use is reported before anything else is started', async () => {
  const server = createServer();
  const port = await listenAnywhere(server);
  const second = start({ PORT: String(port), DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' });
  expect(await second.ended).toBe(1);
  expect(second.output()).toBe(
    `Port ${port} is already in use. Stop what uses it, or choose another one with PORT.\n`,
  );
  server.close();
});

test('a wrong environment is reported without a secret', async () => {
  const server = start({ PORT: '80a', DATABASE_URL: 'mysql://root:hunter2@db/ooo' });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('PORT is "80a"; it should be a whole number from 1 to 65535.');
  expect(server.output()).toContain('DATABASE_URL holds 27 characters (not shown)');
  expect(server.output()).not.toContain('hunter2');
});

test('a missing database is reported', async () => {
  const DATABASE_URL = 'postgres://nobody:hunter2@127.0.0.1:1/none';
  const server = start({ PORT: String(await ownPort()), DATABASE_URL });
  expect(await server.ended).toBe(1);
  expect(server.output()).toContain('The database of DATABASE_URL does not answer.');
  expect(server.output()).not.toContain('hunter2');
});

test('with local sign-in it opens to others only if the setting says to whom', async () => {
  const port = String(await ownPort());
  const closed = start({ PORT: port, HOST: '0.0.0.0' });
  expect(await closed.ended).toBe(1);
  expect(closed.output()).toContain('LOCAL_SIGN_IN is "on"; it should be off where HOST (0.0.0.0)');

  const open = start({ PORT: port, HOST: '0.0.0.0', LOCAL_SIGN_IN_FROM: '192.0.2.1' });
  await until(() => open.output().includes('ALLBLUE'), open.output);
  expect(open.output()).toContain('asks nobody for proof who comes from 192.0.2.1.');
  const statuses: number[] = [];
  for (const host of [ownAddress(), '127.0.0.1']) {
    statuses.push(await signInAt(host, Number(port)));
  }
  expect(statuses).toEqual([403, 204]);
  open.child.kill('SIGTERM');
  expect(await open.ended).toBe(0);
});

/** An address of this machine that is not the loopback: what connects to it comes from it. */
function ownAddress(): string {
  const addresses = Object.values(networkInterfaces()).flatMap((of) => of ?? []);
  const own = addresses.find(({ internal, family }) => !internal && family === 'IPv4');
  if (!own) throw new Error('This machine has no address but the loopback.');
  return own.address;
}

/** With the machine's own name as host, whatever the address. */
async function signInAt(host: string, port: number): Promise<number> {
  const headers = { host: 'localhost', 'content-type': 'application/json' };
  const asked = request({ host, port, path: '/api/login/local', method: 'POST', headers });
  asked.end('{"email":"admin@localhost","name":"Mallory"}');
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode ?? 0;
}

test('on the database of a newer version it starts or says why not', async () => {
  const newer = await createTestDatabase();
  await onServer(
    newer.connectionString,
    `insert into kysely_migration values ('9999-adds', '2199-01-01T00:00:00Z')`,
  );
  const env = { PORT: String(await ownPort()), DATABASE_URL: newer.connectionString };
  const server = start(env);
  await isReady(server);
  expect(server.output()).toContain('a newer version of OOO has added to the database (9999-adds)');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);

  await onServer(
    newer.connectionString,
    `update schema_compatibility set oldest_migration = '9999-adds'`,
  );
  const refused = start(env);
  expect(await refused.ended).toBe(1);
  expect(refused.output()).toMatch(/^The database belongs to a newer version of OOO: [^\n]+\n$/);
  await newer.drop();
});

test('a database can be migrated by itself, as often as one likes', async () => {
  const migration = runFile('boot/migrate.ts', ENV);
  expect(await migration.ended).toBe(0);
  expect(migration.output()).toBe('The database is up to date.\n');
});
