import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { countStatements } from '../testing/count-statements.ts';
import { startTestApp } from '../testing/test-app.ts';
import { makeTestDeps } from '../testing/test-deps.ts';

let laterMs = 0;
const deps = { ...(await makeTestDeps()), clock: () => new Date(Date.now() + laterMs) };
const { db, count } = countStatements(deps.db);
const { app } = await startTestApp({}, { ...deps, db });

async function queriesOf(headers: Record<string, string>): Promise<number> {
  const before = count();
  const answer = await app.inject({ url: '/api/auth/user', headers });
  expect(answer.statusCode).toBe(200);
  return count() - before;
}

test('identifying a caller by a session takes one query', async () => {
  const session = await headersOf(deps, await makeInvitedUser(deps));
  expect(await queriesOf(session)).toBe(1);
  expect(await queriesOf(session)).toBe(1);
});

test('every five minutes it takes another, which notes the last use', async () => {
  const session = await headersOf(deps, await makeInvitedUser(deps));
  laterMs = 6 * 60_000;
  expect(await queriesOf(session)).toBe(2);
  expect(await queriesOf(session)).toBe(1);
  laterMs = 0;
});

test('by a token it takes one, and once a minute another for the last use', async () => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  const { token } = await caller.tokens.create({ name: 'script', scope: 'read' });
  const headers = { authorization: `Bearer ${token}` };
  expect(await queriesOf(headers)).toBe(2);
  expect(await queriesOf(headers)).toBe(1);
});

test('what cannot be a session or a token takes no query', async () => {
  for (const headers of [{ cookie: 'ooo_session=x' }, { authorization: 'Bearer x' }, {}]) {
    const before = count();
    await app.inject({ url: '/api/auth/user', headers });
    expect(count() - before).toBe(0);
  }
});
