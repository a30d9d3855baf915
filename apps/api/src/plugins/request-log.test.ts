import { expect, test } from 'vitest';
import { makeInvitedUser } from '../testing/callers.ts';
import { headersOf, signInByForm } from '../testing/people.ts';
import { startTestApp } from '../testing/test-app.ts';

const lines: string[] = [];
const logStream = { write: (line: string): unknown => lines.push(line) };
const { app, deps } = await startTestApp({ LOG_LEVEL: 'trace' }, { logStream });

const takeLines = (): Record<string, unknown>[] =>
  lines.splice(0).map((line) => JSON.parse(line) as Record<string, unknown>);

test('a request is one line, with the id of its answer', async () => {
  const session = await headersOf(deps, await makeInvitedUser(deps));
  takeLines();
  const answer = await app.inject({ url: '/trpc/trips.list,app.config?batch=1', headers: session });
  expect(takeLines()).toMatchObject([
    {
      reqId: answer.headers['x-request-id'],
      method: 'GET',
      route: '/trpc/:path',
      procedures: 'trips.list,app.config',
      status: 200,
      ms: expect.any(Number),
    },
  ]);
});

test('a stranger’s request id is not trusted', async () => {
  const headers = { 'x-request-id': 'mine', 'request-id': 'mine' };
  const answer = await app.inject({ url: '/api/health', headers });
  expect(answer.headers['x-request-id']).not.toBe('mine');
});

test('nothing that a person typed or is known by gets into the log', async () => {
  const cookie = await signInByForm(app, {
    email: 'secret.person@example.com',
    name: 'Secretname',
  });
  const session = await headersOf(deps, await makeInvitedUser(deps));
  await app.inject({
    method: 'POST',
    url: '/api/trips?note=secretquery',
    headers: session,
    payload: { destination: 'secretplace\u0000', startDate: '2026-10-01', endDate: '2026-10-02' },
  });
  await app.inject({ url: '/api/airports/search?q=secretsearch', headers: session });
  await app.inject({ url: '/secretpath/secretname', headers: { cookie } });
  await app.inject({ url: '/trpc/secret%20text', headers: { cookie } });
  await app.inject({ url: '/api/trips/secret%', headers: { 'user-agent': 'secretagent' } });
  const log = lines.splice(0).join('');
  expect(log).not.toMatch(/secret/i);
  expect(log).not.toContain(cookie.split('=')[1]);
  expect(log).not.toContain(session.cookie.split('=')[1]);
});

test('an unexpected error becomes constant text, and its cause a line in the log', async () => {
  const broken = await startTestApp(
    { LOG_LEVEL: 'error' },
    {
      logStream,
      clock: () => {
        throw new Error('the clock stopped');
      },
    },
  );
  const session = await headersOf(deps, await makeInvitedUser(deps));
  takeLines();
  const batch = '/trpc/trips.list,app.config?batch=1';
  for (const url of ['/api/trips', '/trpc/trips.list', batch]) {
    const answer = await broken.app.inject({ url, headers: session });
    expect(answer.statusCode).toBe(500);
    expect(answer.body).toContain('Something went wrong on our side.');
    expect(answer.body).toContain(String(answer.headers['x-request-id']));
    expect(answer.body).not.toContain('clock');
    expect(takeLines()[0]).toMatchObject({
      reqId: answer.headers['x-request-id'],
      err: { type: 'Error', message: 'the clock stopped', stack: expect.stringMatching(/at /) },
    });
  }
});

test('a database error reveals no value of a row', async () => {
  const { describeError } = await import('./request-log.ts');
  const error = await deps.db
    .insertInto('users')
    .values([
      { email: 'twice@example.com', first_name: 'A', profile_image_url: null, invite_code: null },
      { email: 'TWICE@example.com', first_name: 'B', profile_image_url: null, invite_code: null },
    ])
    .execute()
    .then(
      () => undefined,
      (cause: unknown) => cause,
    );
  const described = describeError(error);
  expect(described).toMatchObject({ code: '23505', constraint: 'users_email_key' });
  expect(JSON.stringify(described)).not.toMatch(/twice/i);
});
