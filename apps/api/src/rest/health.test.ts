import { connect } from '@ooo/db/connect';
import type { Db } from '@ooo/db/tables/database';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { watchHealth } from '../health/watch-health.ts';
import { drainConnections } from '../plugins/drain-connections.ts';
import { mountTmpfs } from '../testing/mount-tmpfs.ts';
import { startTestApp } from '../testing/test-app.ts';
import { healthRoutes } from './health-routes.ts';

const { app, deps } = await startTestApp();
const nowhere = connect({ connectionString: 'postgres://nobody@127.0.0.1:1/none' });
const { app: alone } = await startTestApp({}, { db: nowhere.db });

function countQueries(db: Db) {
  let asked = 0;
  const counted = db.withPlugin({
    transformQuery: ({ node }) => {
      asked += 1;
      return node;
    },
    transformResult: async ({ result }) => result,
  });
  return { counted, countAsked: () => asked };
}

const UNAVAILABLE = {
  code: 'UNAVAILABLE',
  message: 'The database does not answer.',
  reason: 'database',
  requestId: expect.stringMatching(/^[0-9a-f-]{36}$/),
};

test('a server whose database answers is live, ready and healthy', async () => {
  const bodies = ['live', 'ready', 'health'].map(async (name) => {
    const answer = await app.inject({ url: `/api/${name}` });
    return [answer.statusCode, answer.json<unknown>()];
  });
  expect(await Promise.all(bodies)).toEqual([
    [200, { status: 'ok' }],
    [200, { status: 'ok' }],
    [200, { status: 'ok', database: 'ok', version: '0.0.0-test' }],
  ]);
});

test('a server whose database does not answer is live, and otherwise answers as for any error', async () => {
  expect((await alone.inject({ url: '/api/live' })).statusCode).toBe(200);
  const ready = await alone.inject({ url: '/api/ready' });
  expect([ready.statusCode, ready.json()]).toEqual([503, { status: 'error', ...UNAVAILABLE }]);
  const health = await alone.inject({ url: '/api/health' });
  expect([health.statusCode, health.json()]).toEqual([
    503,
    { status: 'error', database: 'error', version: '0.0.0-test', ...UNAVAILABLE },
  ]);
  expect([ready.headers['retry-after'], health.headers['retry-after']]).toEqual(['5', '5']);
});

test('however many ask, the database is asked once at a time', async () => {
  const { db, close } = connect({ connectionString: deps.connectionString });
  const { counted, countAsked } = countQueries(db);
  const look = watchHealth({ db: counted, dataDir: '/' });
  const answers = await Promise.all(Array.from({ length: 200 }, look));
  expect(answers.every(({ isDatabaseUp }) => isDatabaseUp)).toBe(true);
  expect(countAsked()).toBe(1);
  await look();
  expect(countAsked()).toBe(2);
  await close();
});

test('a silent database holds one connection, and no caller for more than two seconds', async () => {
  const { db, close } = connect({ connectionString: deps.connectionString, maxConnections: 1 });
  const { promise: isOver, resolve: wake } = Promise.withResolvers<void>();
  const sleeping = db.transaction().execute(async () => isOver);
  const { counted, countAsked } = countQueries(db);
  const look = watchHealth({ db: counted, dataDir: '/' });
  for (let round = 0; round < 2; round += 1) {
    const startedAt = performance.now();
    const answers = await Promise.all([look(), look(), look()]);
    expect(answers.map(({ isDatabaseUp }) => isDatabaseUp)).toEqual([false, false, false]);
    expect(performance.now() - startedAt).toBeLessThan(3000);
  }
  expect(countAsked()).toBe(1);
  wake();
  await sleeping;
  await expect.poll(async () => (await look()).isDatabaseUp).toBe(true);
  await close();
});

const small = await mountTmpfs(20);

test.runIf(small)('a file system with next to nothing free is full', async () => {
  const look = watchHealth({ db: deps.db, dataDir: small ?? '' });
  expect(await look()).toEqual({ isDatabaseUp: true, disk: 'full' });
});

test('a missing data folder needs no room', async () => {
  const look = watchHealth({ db: deps.db, dataDir: '/nowhere/at/all' });
  expect(await look()).toEqual({ isDatabaseUp: true, disk: 'ok' });
});

test.each([
  ['low', 200, {}],
  [
    'full',
    503,
    { ...UNAVAILABLE, reason: 'disk-full', message: 'The disk of the data folder is full.' },
  ],
] as const)(
  'a disk that is %s shows in health, and reading still works',
  async (disk, status, error) => {
    const server = Fastify({ genReqId: () => crypto.randomUUID() });
    await server.register(drainConnections);
    server.decorate('foreignDocumentKeys', []);
    const lookAtHealth = async () => ({ isDatabaseUp: true, disk });
    await server.register(healthRoutes, {
      version: '1.2.3',
      lookAtHealth,
      listFailing: () => [],
      spend: async () => {},
    });
    const health = await server.inject({ url: '/health' });
    expect([health.statusCode, health.json()]).toEqual([
      status,
      { status: status === 200 ? 'ok' : 'error', database: 'ok', disk, version: '1.2.3', ...error },
    ]);
    expect((await server.inject({ url: '/ready' })).statusCode).toBe(200);
    await server.close();
  },
);

test('a thread that cannot be started shows in ready and in health, and each is logged once a minute', async () => {
  const lines: string[] = [];
  const { app: server, deps: own } = await startTestApp(
    { LOG_LEVEL: 'error' },
    { logStream: { write: (line) => lines.push(line) } },
  );
  const planning = own.starts.watch('planning');
  let tried = 0;
  for (let time = 0; time < 3; time += 1) planning.failed(new Error('no room'), () => (tried += 1));
  const message = 'A part of the server cannot be started.';
  const error = { ...UNAVAILABLE, reason: 'not-started', message };
  const ready = await server.inject({ url: '/api/ready' });
  expect([ready.statusCode, ready.json()]).toEqual([
    503,
    { status: 'error', notStarted: 'planning', ...error },
  ]);
  const health = await server.inject({ url: '/api/health' });
  expect([health.statusCode, health.json()]).toMatchObject([503, { notStarted: 'planning' }]);
  expect(lines.filter((line) => line.includes('a helper could not be started'))).toHaveLength(1);
  expect([lines[0], tried]).toEqual([expect.stringContaining('no room'), 0]);
  planning.worked();
  expect((await server.inject({ url: '/api/ready' })).statusCode).toBe(200);
});
