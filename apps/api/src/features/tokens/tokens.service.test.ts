import { listAuditEntries } from '@ooo/db/queries/audit.queries';
import type { CreatedAccessToken, TokenScope } from '@ooo/domain/account/access-token.schema';
import { afterEach, expect, test, vi } from 'vitest';
import type { CurrentUser } from '@ooo/domain/account/user.schema';
import type { Called, Refusal } from '../../testing/answer-shapes.ts';
import { hashSecret } from '../../auth/secret-hash.ts';
import { callerOf, makeInvitedUser, makeSignedInUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, deps } = await startTestApp();
afterEach(() => {
  vi.useRealTimers();
});

async function owner(scope: TokenScope = 'full', expiresInDays?: number) {
  const user = await makeInvitedUser(deps);
  const caller = callerOf(deps, user);
  const created = await caller.tokens.create({
    name: 'backup',
    scope,
    ...(expiresInDays !== undefined && { expiresInDays }),
  });
  return { user, caller, created };
}

const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });
const statusOf = async (headers: Record<string, string>): Promise<number> =>
  (await app.inject({ url: '/api/auth/user', headers })).statusCode;

test('a token is shown once, and only its hash is kept', async () => {
  const { caller, created } = await owner('read', 30);
  expect(created.token).toMatch(/^ooo_[\w-]{43}$/);
  expect(created.prefix).toBe(created.token.slice(0, 10));
  const { token, ...shown } = created;
  expect(await caller.tokens.list()).toEqual([shown]);
  const rows = await deps.db.selectFrom('access_tokens').selectAll().execute();
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(rows.map(({ hash }) => hash)).toContain(hashSecret(token));
  const days = (Date.parse(String(shown.expiresAt)) - Date.now()) / 86_400_000;
  expect(days).toBeCloseTo(30, 2);
});

test('it identifies its owner on every transport, whatever cookie comes with it', async () => {
  const { user, created } = await owner();
  const { cookie } = await headersOf(deps, await makeInvitedUser(deps));
  const headers = { ...bearer(created.token), cookie };
  const rest = await app.inject({ url: '/api/auth/user', headers });
  const trpc = await app.inject({ url: '/trpc/account.me', headers });
  const ids = [rest.json<CurrentUser>().id, trpc.json<Called<CurrentUser>>().result.data.json.id];
  expect(ids).toEqual([user.id, user.id]);
  expect(await statusOf({ authorization: `bearer ${created.token}` })).toBe(200);
});

test('a batch with a read-only token reads and does not write', async () => {
  const { caller, created } = await owner('read');
  const write = await app.inject({
    method: 'POST',
    url: '/trpc/trips.create,account.setPreferences?batch=1',
    headers: bearer(created.token),
    payload: {
      0: { json: { destination: 'Seoul', startDate: '2026-10-01', endDate: '2026-10-05' } },
      1: { json: { language: 'ko' } },
    },
  });
  expect(write.statusCode).toBe(403);
  const codes = write.json<{ error: { json: { data: { app: unknown } } } }[]>();
  for (const { error } of codes) {
    expect(error.json.data.app).toMatchObject({
      code: 'FORBIDDEN',
      details: { reason: 'READ_ONLY_TOKEN' },
    });
  }
  expect(await caller.trips.list()).toEqual([]);
});

test('an upload with a read-only token is read, since nothing is kept', async () => {
  const { created } = await owner('read');
  const payload = { text: 'Flight KE 081, 15 OCT 2026, ICN 10:00 - JFK 11:05' };
  const headers = bearer(created.token);
  const answer = await app.inject({ method: 'POST', url: '/api/parse-text', headers, payload });
  expect(answer.statusCode).toBe(200);
});

test('a token cannot make a token, end a session or delete the account', async () => {
  const { created, user } = await owner('full');
  const headers = bearer(created.token);
  const calls = [
    { method: 'POST', url: '/api/auth/tokens', payload: { name: 'more', scope: 'full' } },
    { method: 'DELETE', url: `/api/auth/tokens/${created.id}` },
    { method: 'POST', url: '/api/auth/sign-out-everywhere', payload: {} },
  ] as const;
  for (const call of calls) {
    const answer = await app.inject({ ...call, headers });
    expect([answer.statusCode, answer.json<Refusal>().details]).toEqual([
      403,
      { reason: 'SESSION_REQUIRED' },
    ]);
  }
  const session = await headersOf(deps, user);
  await app.inject({ url: '/api/logout', headers });
  expect([await statusOf(headers), await statusOf(session)]).toEqual([200, 200]);
});

async function usersBy({ token }: CreatedAccessToken): Promise<number> {
  return (await app.inject({ url: '/api/admin/users', headers: bearer(token) })).statusCode;
}

test('an admin’s token has the role only if it is full', async () => {
  const admin = callerOf(deps, await makeSignedInUser(deps, 'admin@localhost'));
  expect(await usersBy(await admin.tokens.create({ name: 'a', scope: 'read' }))).toBe(403);
  expect(await usersBy(await admin.tokens.create({ name: 'b', scope: 'full' }))).toBe(200);
});

test('a revoked token no longer works, and another user’s cannot be revoked', async () => {
  const { user, caller, created } = await owner();
  const stranger = callerOf(deps, await makeInvitedUser(deps));
  await expect(stranger.tokens.revoke({ id: created.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  expect(await statusOf(bearer(created.token))).toBe(200);
  await caller.tokens.revoke({ id: created.id });
  expect(await statusOf(bearer(created.token))).toBe(401);
  const { items } = await listAuditEntries(deps.db, { limit: 2 });
  expect(items).toMatchObject([
    { action: 'token-revoked', actor: { id: user.id }, subject: created.id },
    { action: 'token-created', subject: created.id, details: { scope: 'full' } },
  ]);
});

test('an expired token does not work', async () => {
  const { created } = await owner('full', 1);
  const now = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: now + 86_000_000 });
  expect(await statusOf(bearer(created.token))).toBe(200);
  vi.setSystemTime(now + 87_000_000);
  expect(await statusOf(bearer(created.token))).toBe(401);
});

test('the last use is noted at most once a minute', async () => {
  const { caller, created } = await owner();
  const lastUse = async () => (await caller.tokens.list())[0]?.lastUsedAt;
  expect(await lastUse()).toBeNull();
  const start = Date.now();
  vi.useFakeTimers({ toFake: ['Date'], now: start });
  await statusOf(bearer(created.token));
  vi.setSystemTime(start + 59_000);
  await statusOf(bearer(created.token));
  expect(await lastUse()).toBe(new Date(start).toISOString());
  vi.setSystemTime(start + 60_000);
  await statusOf(bearer(created.token));
  expect(await lastUse()).toBe(new Date(start + 60_000).toISOString());
});

test('twenty is the limit, even when many are made at once', async () => {
  const user = await makeInvitedUser(deps);
  const session = await headersOf(deps, user);
  const payload = { name: 'script', scope: 'read' };
  const request = { method: 'POST', url: '/api/auth/tokens', headers: session, payload } as const;
  const answers = await Promise.all(Array.from({ length: 30 }, async () => app.inject(request)));
  const statuses = answers.map(({ statusCode }) => statusCode);
  expect(statuses.filter((status) => status === 201)).toHaveLength(20);
  expect(statuses.filter((status) => status === 422)).toHaveLength(10);
});

test('a token of a user without an invite code gets no further than the user does', async () => {
  const user = await makeSignedInUser(deps);
  await expect(
    callerOf(deps, user).tokens.create({ name: 'early', scope: 'full' }),
  ).rejects.toMatchObject({ cause: { code: 'INVITE_REQUIRED' } });
});

test.each([
  ['forged', `ooo_${'a'.repeat(43)}`],
  ['cut', 'ooo_abc'],
  ['long', `ooo_${'a'.repeat(5000)}`],
  ['empty', ''],
  ['with a zero byte', `ooo_${'a'.repeat(42)}%00`],
  ['in another scheme', 'Basic a2ltOmtpbQ=='],
  ['twice', `ooo_${'a'.repeat(43)}, Bearer ooo_${'b'.repeat(43)}`],
])('a token that is %s does not work', async (_name, token) => {
  const answer = await app.inject({ url: '/api/auth/user', headers: bearer(token) });
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([401, 'UNAUTHENTICATED']);
});
