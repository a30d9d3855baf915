import { listAuditEntries } from '@ooo/db/queries/audit.queries';
import { expect, test } from 'vitest';
import type { SessionItem } from '@ooo/domain/account/session.schema';
import { makeInvitedUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, deps } = await startTestApp();

type Headers = Awaited<ReturnType<typeof headersOf>>;

async function threeSessions() {
  const user = await makeInvitedUser(deps);
  const sessions = [
    await headersOf(deps, user),
    await headersOf(deps, user),
    await headersOf(deps, user),
  ] as const;
  return { user, sessions };
}

async function sessionsOf(headers: Headers): Promise<SessionItem[]> {
  return (await app.inject({ url: '/api/auth/sessions', headers })).json();
}

const statusOf = async (headers: Headers): Promise<number> =>
  (await app.inject({ url: '/api/auth/user', headers })).statusCode;
const statusesOf = async (all: readonly Headers[]): Promise<number[]> =>
  Promise.all(all.map(statusOf));

test('a user sees where they are signed in, and no secret', async () => {
  const { sessions } = await threeSessions();
  const items = await sessionsOf(sessions[1]);
  expect(items).toHaveLength(3);
  expect(items.filter(({ isCurrent }) => isCurrent)).toHaveLength(1);
  expect(items[0]).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    userAgent: 'a test',
    createdAt: expect.any(String),
    lastSeenAt: expect.any(String),
    expiresAt: expect.any(String),
    isCurrent: expect.any(Boolean),
  });
  const stored = await deps.db.selectFrom('sessions').select('id').execute();
  const text = JSON.stringify(items);
  for (const { cookie } of sessions) expect(text).not.toContain(cookie.split('=')[1]);
  for (const { id } of stored) expect(text).not.toContain(id);
});

test('one of them can be ended, and it is that one', async () => {
  const { user, sessions } = await threeSessions();
  const [mine, other] = sessions;
  const current = (await sessionsOf(other)).find(({ isCurrent }) => isCurrent);
  const url = `/api/auth/sessions/${current?.id}`;
  expect((await app.inject({ method: 'DELETE', url, headers: mine })).statusCode).toBe(204);
  expect(await statusesOf(sessions)).toEqual([200, 401, 200]);
  expect((await app.inject({ method: 'DELETE', url, headers: mine })).statusCode).toBe(404);
  const { items } = await listAuditEntries(deps.db, { action: 'sign-out', limit: 1 });
  expect(items).toMatchObject([{ actor: { id: user.id }, subject: current?.id }]);
});

test('an invalid id is not a server error', async () => {
  const { sessions } = await threeSessions();
  for (const id of ['x', '%00', '%20', '0'.repeat(4000)]) {
    const url = `/api/auth/sessions/${id}`;
    const { statusCode } = await app.inject({ method: 'DELETE', url, headers: sessions[0] });
    expect([400, 404]).toContain(statusCode);
  }
});

async function signOutEverywhere(headers: Headers, payload: object) {
  const url = '/api/auth/sign-out-everywhere';
  return app.inject({ method: 'POST', url, headers, payload });
}

test('signing out everywhere ends every session and takes the cookie away', async () => {
  const { user, sessions } = await threeSessions();
  const bystander = await headersOf(deps, await makeInvitedUser(deps));
  const answer = await signOutEverywhere(sessions[0], {});
  expect([answer.statusCode, answer.json()]).toEqual([200, { ended: 3 }]);
  expect(answer.cookies).toMatchObject([{ name: 'ooo_session', value: '' }]);
  expect(await statusesOf([...sessions, bystander])).toEqual([401, 401, 401, 200]);
  const { items } = await listAuditEntries(deps.db, { action: 'sign-out-everywhere', limit: 1 });
  expect(items).toMatchObject([{ actor: { id: user.id }, details: { ended: 3 } }]);
});

test('or everywhere else', async () => {
  const { sessions } = await threeSessions();
  const answer = await signOutEverywhere(sessions[0], { keepCurrent: true });
  expect(answer.json()).toEqual({ ended: 2 });
  expect(await statusesOf(sessions)).toEqual([200, 401, 401]);
});
