import { once } from 'node:events';
import { rename, rm } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { OwnProduct } from '../testing/own-product.ts';
import type { Run } from '../testing/server-process.ts';

const product = await OwnProduct.make();
/** Docker kills after ten seconds, and the machine may be busy. */
const STOP_MS = 8000;
const JSON_TYPE = { 'content-type': 'application/json' };
const TRIP = '{"destination":"Seoul","startDate":"2027-04-11","endDate":"2027-04-16"}';
const SIGN_IN = '{"email":"slow@example.com","name":"Slow"}';

const sendSignal = (run: Run, signal: NodeJS.Signals): boolean =>
  process.kill(-Number(run.child.pid), signal);

/** How it ended, and how long that took from now on. */
async function timeEnd(run: Run): Promise<{ code: number | null; ms: number }> {
  const startedAt = performance.now();
  const code = await run.ended;
  return { code, ms: performance.now() - startedAt };
}

/** A request under way, whose body comes byte by byte until the connection ends. */
async function drip(): Promise<() => boolean> {
  const socket = await product.open();
  let isOver = false;
  socket.on('close', () => (isOver = true));
  const head =
    'POST /api/login/local HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json';
  socket.write(`${head}\r\ncontent-length: 100000\r\nexpect: 100-continue\r\n\r\n`);
  await once(socket, 'data');
  const timer = setInterval(() => (isOver ? clearInterval(timer) : socket.write(' ')), 200);
  return () => isOver;
}

/** A sign-in of which the second half comes late. */
function signInSlowly(ms: number): Promise<Response> {
  const bytes = new TextEncoder().encode(SIGN_IN);
  const body = new ReadableStream({
    async start(controller) {
      controller.enqueue(bytes.slice(0, 10));
      await sleep(ms);
      controller.enqueue(bytes.slice(10));
      controller.close();
    },
  });
  const half = { method: 'POST', headers: JSON_TYPE, body, duplex: 'half' } as const;
  return fetch(`${product.url}/api/login/local`, half);
}

test('two signals to the group under load, one after the other, stop it cleanly', async () => {
  const run = await product.start();
  const cookie = await product.signIn();
  const acknowledged: number[] = [];
  const write = async (): Promise<void> => {
    for (;;) {
      const answer = await fetch(`${product.url}/api/trips`, {
        method: 'POST',
        headers: { ...JSON_TYPE, cookie },
        body: TRIP,
      });
      if (answer.status !== 201) return;
      acknowledged.push(((await answer.json()) as { id: number }).id);
    }
  };
  const writers = Promise.allSettled(Array.from({ length: 20 }, write));
  await expect.poll(() => acknowledged.length).toBeGreaterThan(40);
  const slow = signInSlowly(1500);
  await sleep(100);
  sendSignal(run, 'SIGTERM');
  await sleep(500);
  sendSignal(run, 'SIGTERM');
  expect((await slow).status).toBe(204);
  expect(await run.ended).toBe(0);
  await writers;
  expect(product.listProcesses()).toEqual([]);

  const kept = await product.ask((db) => db.selectFrom('trips').select('id').execute());
  const ids = new Set<number>(kept.map(({ id }) => id));
  expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
});

test('clients that send slowly, read slowly or hold a connection are cut off in time', async () => {
  const run = await product.start();
  const cookie = await product.signIn('counted@example.com');
  for (let call = 0; call < 3; call += 1) {
    await fetch(`${product.url}/api/trips`, { headers: { cookie } });
  }
  const isDripOver = await drip();
  const [halfHead, idle, reader] = [
    await product.open(),
    await product.open(),
    await product.open(),
  ];
  halfHead.write('GET /api/health HTTP/1.1\r\nhost: loc');
  idle.write('GET /api/health HTTP/1.1\r\nhost: localhost\r\n\r\n');
  await once(idle, 'data');
  const many = 'GET /api/openapi.json HTTP/1.1\r\nhost: localhost\r\n\r\n'.repeat(100);
  reader.pause().write(many);
  await sleep(300);

  run.child.kill('SIGTERM');
  const end = timeEnd(run);
  const askReady = async () => (await fetch(`${product.url}/api/ready`)).json();
  await expect.poll(askReady).toMatchObject({ reason: 'stopping' });
  const refused = await fetch(`${product.url}/api/trips`, { headers: { cookie } });
  expect([refused.status, await refused.json()]).toEqual([
    503,
    {
      code: 'UNAVAILABLE',
      message: expect.any(String),
      reason: 'restarting',
      requestId: expect.any(String),
    },
  ]);
  expect(refused.headers.get('retry-after')).toBe('5');
  expect(refused.headers.get('connection')).toBe('close');
  expect((await fetch(`${product.url}/nowhere`)).status).toBe(503);
  expect((await fetch(`${product.url}/api/ready`)).status).toBe(503);
  expect((await fetch(`${product.url}/api/live`)).status).toBe(200);
  expect(isDripOver()).toBe(false);

  const { code, ms } = await end;
  expect(code).toBe(0);
  expect(ms).toBeGreaterThan(5500);
  expect(ms).toBeLessThan(STOP_MS);
  expect(product.listProcesses()).toEqual([]);
  const { api_call_count: calls } = await product.ask((db) =>
    db
      .selectFrom('users')
      .select('api_call_count')
      .where('email', '=', 'counted@example.com')
      .executeTakeFirstOrThrow(),
  );
  expect(calls).toBe(3);
});

test('a second signal cuts requests off, and the rest closes as usual', async () => {
  const run = await product.start();
  await drip();
  run.child.kill('SIGINT');
  await sleep(1200);
  expect(product.listProcesses()).toHaveLength(1);
  run.child.kill('SIGINT');
  const { code, ms } = await timeEnd(run);
  expect(code).toBe(0);
  expect(ms).toBeLessThan(5000);
  expect(product.listProcesses()).toEqual([]);
});

test('a terminal that is closed stops it as Ctrl-C does', async () => {
  const run = await product.start();
  run.child.kill('SIGHUP');
  expect(await run.ended).toBe(0);
  expect(product.listProcesses()).toEqual([]);
});

test('an uncaught exception leaves no database behind', async () => {
  const run = await product.start();
  run.child.kill('SIGUSR2');
  expect(await run.ended).toBe(1);
  expect(run.output()).toContain('nobody catches this');
  await expect.poll(() => product.listProcesses()).toEqual([]);
});

/** Keeps the database from ending, as a disk that hangs does, until the test is over. */
function holdDatabase(): () => void {
  const pid = product.findServer();
  process.kill(pid, 'SIGSTOP');
  return () => process.kill(pid, 'SIGCONT');
}

test('a database that does not end delays nothing, and ends when it can', async () => {
  const run = await product.start();
  const release = holdDatabase();
  run.child.kill('SIGTERM');
  const { code, ms } = await timeEnd(run);
  release();
  expect([code, run.output()]).toEqual([1, expect.stringContaining('did not stop in time')]);
  expect(ms).toBeLessThan(STOP_MS);
  await expect.poll(() => product.listProcesses()).toEqual([]);
});

test('a third signal ends the process at once, and the database too', async () => {
  const run = await product.start();
  const release = holdDatabase();
  for (const pause of [0, 1200, 1200]) {
    await sleep(pause);
    run.child.kill('SIGINT');
  }
  const { code, ms } = await timeEnd(run);
  release();
  expect(code).toBe(1);
  expect(ms).toBeLessThan(5000);
  await expect.poll(() => product.listProcesses()).toEqual([]);
});

test('a data folder that disappears is reported, and ends the product and its database', async () => {
  const run = await product.start();
  const elsewhere = `${product.dataDir}-away`;
  await rename(product.dataDir, elsewhere);
  expect(await run.ended).toBe(1);
  expect(run.output()).toMatch(/The folder of the database has disappeared: .+ set DATA_DIR/);
  expect(run.output()).not.toMatch(/did not start again|did not stop|\n {4}at /);
  expect(product.listProcesses()).toEqual([]);
  await rm(elsewhere, { recursive: true });
});
