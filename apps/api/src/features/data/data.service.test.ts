import { findUserById } from '@ooo/db/queries/users.queries';
import type { Database } from '@ooo/db/tables/database';
import { makeFullAccount } from '@ooo/db/testing/full-account';
import { expect, test } from 'vitest';
import type { Refusal } from '../../testing/answer-shapes.ts';
import { toCurrentUser } from '../../auth/current-user.ts';
import { callerOf, makeSignedInUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, deps } = await startTestApp();
const { admin } = callerOf(deps, await makeSignedInUser(deps, 'admin@localhost'));

/** A user with a row in every table, as a browser and as a caller. */
async function makePerson(name: string) {
  const account = await makeFullAccount(deps.db, name);
  const found = await findUserById(deps.db, { id: account.userId });
  if (!found) throw new Error('No user');
  await deps.db
    .updateTable('users')
    .set({ age_confirmed_at: new Date() })
    .where('id', '=', found.id)
    .execute();
  const user = { ...toCurrentUser(found, deps.env), ageConfirmed: true };
  const headers = await headersOf(deps, user);
  return { ...account, user, headers, data: callerOf(deps, user).data };
}

/** The tables in which any row holds the text. */
async function tablesThatHold(text: string): Promise<string[]> {
  const tables = await deps.db.introspection.getTables();
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await deps.db
      .selectFrom(name as keyof Database)
      .selectAll()
      .execute();
    if (JSON.stringify(rows).includes(text)) found.push(name);
  }
  return found;
}

const deleteBy = async (headers: { cookie: string }, payload: object) =>
  app.inject({ method: 'DELETE', url: '/api/account', headers, payload });

test('the export has everything of its owner, no secret, and nothing of others', async () => {
  const [kim, lee] = [await makePerson('kim'), await makePerson('lee')];
  const data = await kim.data.export();
  expect(data).toMatchObject({
    profile: { id: kim.userId, email: 'kim@example.com', inviteCode: 'ALLBLUE', apiCallCount: 3 },
    identities: [{ provider: 'google', subject: 'kim' }],
    accessTokens: [{ name: 'Token of kim', prefix: 'ooo_1234' }],
    redemption: { code: 'ALLBLUE' },
    trips: [{ name: 'Trip of kim' }],
    places: [{ name: 'Place of kim' }],
    feedback: [{ message: 'Words of kim' }],
    apiCalls: [{ day: '2026-03-01', calls: 3 }],
  });
  expect(data.sessions).toHaveLength(2);
  expect(data.auditEntries.at(-1)).toMatchObject({ action: 'data-exported', requestId: 'test' });

  const text = JSON.stringify(data);
  const secret = kim.headers.cookie.split('=')[1] ?? '';
  const { id: hash } = await deps.db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', kim.userId)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow();
  for (const hidden of [secret, hash, kim.sessionId, kim.tokenHash]) {
    expect(hidden.length).toBeGreaterThan(20);
    expect(text).not.toContain(hidden);
  }
  for (const foreign of ['lee', lee.userId]) expect(text).not.toContain(foreign);
});

test('the same comes as a file', async () => {
  const { headers, userId } = await makePerson('filer');
  const answer = await app.inject({ url: '/api/account/export.json', headers });
  expect([answer.statusCode, answer.headers['content-disposition']]).toEqual([
    200,
    'attachment; filename=ooo-data.json',
  ]);
  expect(answer.json()).toMatchObject({ profile: { id: userId }, trips: [{}], places: [{}] });
});

test.each([
  ['anna', ''],
  ['boris', 'boris'],
  ['carla', 'anna@example.com'],
  ['dario', 'delete'],
])(
  'the account of %s stays where %j is typed',
  async (name, confirm) => {
    const { headers, user, userId, data } = await makePerson(name);
    const answer = await deleteBy(headers, { confirm });
    expect([answer.statusCode, answer.json<Refusal>().details.fields]).toEqual([
      400,
      { confirm: `Type ${user.email} to delete the account for good.` },
    ]);
    expect((await data.export()).profile.id).toBe(userId);
  },
);

test('without a word nothing is deleted either', async () => {
  const { headers } = await makePerson('silent');
  const answer = await app.inject({ method: 'DELETE', url: '/api/account', headers });
  expect([answer.statusCode, Object.keys(answer.json<Refusal>().details.fields)]).toEqual([
    400,
    ['confirm'],
  ]);
});

test('a deleted account leaves nothing behind, and ends its sessions', async () => {
  const { headers, user, userId, sessionId, tokenHash } = await makePerson('leaver');
  const elsewhere = await headersOf(deps, user);
  await app.inject({ url: '/api/trips', headers });
  expect(await tablesThatHold(userId)).toEqual(
    expect.arrayContaining(['users', 'sessions', 'trips', 'feedback', 'access_tokens']),
  );

  const answer = await deleteBy(headers, { confirm: ' Leaver@Example.com ' });
  expect(answer.statusCode).toBe(204);
  expect(answer.cookies).toMatchObject([{ value: '', expires: new Date(0) }]);
  for (const cookie of [headers, elsewhere]) {
    const me = await app.inject({ url: '/api/auth/user', headers: cookie });
    expect(me.statusCode).toBe(401);
  }
  for (const trace of [userId, 'leaver', sessionId, tokenHash]) {
    expect(await tablesThatHold(trace)).toEqual([]);
  }
  const { items } = await admin.audit({ action: 'account-deleted' });
  expect(items).toMatchObject([
    { actor: null, subject: null, requestId: answer.headers['x-request-id'] },
  ]);
});

test('who is gone cannot go again, nor take anything along', async () => {
  const { data, user } = await makePerson('twice');
  await data.deleteAccount({ confirm: user.email });
  await expect(data.deleteAccount({ confirm: user.email })).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  await expect(data.export()).rejects.toMatchObject({ code: 'UNAUTHORIZED' });
});

test('calls that were counted before it do not bring it back', async () => {
  const { headers, userId } = await makePerson('counted');
  await app.inject({ url: '/api/trips', headers });
  await deleteBy(headers, { confirm: 'counted@example.com' });
  await app.close();
  expect(await tablesThatHold(userId)).toEqual([]);
});
