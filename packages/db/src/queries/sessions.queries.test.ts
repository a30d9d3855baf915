import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSession, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  deleteExpiredSessions,
  deleteOtherSessions,
  deleteSession,
  deleteSessionOf,
  deleteUserSessions,
  extendSession,
  findSessionWithUser,
  insertSession,
  listSessionItems,
  listUserSessions,
  touchSession,
} from './sessions.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-31T12:00:00.000Z');

test('a session is found with its user', async () => {
  const user = await makeUser(database.db);
  const id = 'a'.repeat(64);
  await insertSession(database.db, { id, userId: user.id, expiresAt: later, userAgent: 'Firefox' });
  const found = await findSessionWithUser(database.db, { id, now });
  expect(found?.user).toEqual(user);
  expect(found?.session).toMatchObject({
    id,
    userId: user.id,
    expiresAt: later,
    userAgent: 'Firefox',
  });
});

test('a session that ends now or earlier is not found', async () => {
  const user = await makeUser(database.db);
  const { id } = await makeSession(database.db, { userId: user.id, expiresAt: now });
  const before = new Date(now.getTime() - 1);
  expect(await findSessionWithUser(database.db, { id, now })).toBeUndefined();
  expect(await findSessionWithUser(database.db, { id, now: before })).toBeDefined();
});

test('an unknown, cut or forged id finds nothing', async () => {
  const user = await makeUser(database.db);
  const { id, secret } = await makeSession(database.db, { userId: user.id });
  for (const forged of [id.slice(1), id.toUpperCase(), secret, '', "' or true --"]) {
    expect(await findSessionWithUser(database.db, { id: forged, now })).toBeUndefined();
  }
});

test('only a hash can be stored, never a secret', async () => {
  const user = await makeUser(database.db);
  const session = { id: 'not-a-hash-but-a-secret', userId: user.id, expiresAt: later };
  await expect(insertSession(database.db, session)).rejects.toThrow('sessions_id_check');
});

test('a long user agent is cut', async () => {
  const user = await makeUser(database.db);
  const id = 'b'.repeat(64);
  const userAgent = 'x'.repeat(10_000);
  await insertSession(database.db, { id, userId: user.id, expiresAt: later, userAgent });
  const found = await findSessionWithUser(database.db, { id, now });
  expect(found?.session.userAgent).toHaveLength(200);
});

test('of simultaneous uses one writes, and none moves back', async () => {
  const user = await makeUser(database.db);
  const { id } = await makeSession(database.db, { userId: user.id, expiresAt: later });
  const before = new Date(Date.now() + 60_000);
  const soon = new Date(before.getTime() + 60_000);
  const use = async () => touchSession(database.db, { id, now: soon, before });
  const wrote = await Promise.all(Array.from({ length: 10 }, use));
  expect(wrote.filter(Boolean)).toHaveLength(1);
  expect(await touchSession(database.db, { id, now: before, before })).toBe(false);
  const [session] = await listUserSessions(database.db, { userId: user.id, now });
  expect(session?.lastSeenAt).toEqual(soon);
});

test('a session slides, and one that is gone does not come back', async () => {
  const user = await makeUser(database.db);
  const { id } = await makeSession(database.db, { userId: user.id, expiresAt: later });
  const further = new Date('2026-05-01T00:00:00.000Z');
  await extendSession(database.db, { id, expiresAt: further, now });
  const found = await findSessionWithUser(database.db, { id, now });
  expect(found?.session).toMatchObject({ expiresAt: further, lastSeenAt: now });
  await deleteSession(database.db, { id });
  await extendSession(database.db, { id, expiresAt: further, now });
  expect(await findSessionWithUser(database.db, { id, now })).toBeUndefined();
});

test('signing out everywhere ends only the user’s own sessions', async () => {
  const [user, other] = [await makeUser(database.db), await makeUser(database.db)];
  await makeSession(database.db, { userId: user.id });
  await makeSession(database.db, { userId: user.id });
  const kept = await makeSession(database.db, { userId: other.id });
  expect(await listUserSessions(database.db, { userId: user.id, now })).toHaveLength(2);
  await deleteUserSessions(database.db, { userId: user.id });
  expect(await listUserSessions(database.db, { userId: user.id, now })).toEqual([]);
  expect(await findSessionWithUser(database.db, { id: kept.id, now })).toBeDefined();
});

test('own sessions are listed by their last use, without the expired', async () => {
  const user = await makeUser(database.db);
  const ids: string[] = [];
  for (const expiresAt of [later, later, now]) {
    ids.push((await makeSession(database.db, { userId: user.id, expiresAt })).id);
  }
  const [first = '', second = ''] = ids;
  await extendSession(database.db, { id: first, expiresAt: later, now: later });
  await extendSession(database.db, { id: second, expiresAt: later, now });
  const sessions = await listUserSessions(database.db, { userId: user.id, now });
  expect(sessions.map((session) => session.id)).toEqual([first, second]);
});

test('the expired are swept, the others stay', async () => {
  const user = await makeUser(database.db);
  const expired = await makeSession(database.db, { userId: user.id, expiresAt: now });
  const kept = await makeSession(database.db, { userId: user.id, expiresAt: later });
  expect(await deleteExpiredSessions(database.db, { now })).toBeGreaterThanOrEqual(1);
  const ids = await database.db.selectFrom('sessions').select('id').execute();
  expect(ids).toContainEqual({ id: kept.id });
  expect(ids).not.toContainEqual({ id: expired.id });
  expect(await deleteExpiredSessions(database.db, { now })).toBe(0);
});

test('what the user sees of the sessions names them without their hash', async () => {
  const user = await makeUser(database.db);
  const [current, other] = [
    await makeSession(database.db, { userId: user.id, expiresAt: later }),
    await makeSession(database.db, { userId: user.id, expiresAt: later }),
  ];
  await makeSession(database.db, { userId: user.id, expiresAt: now });
  const items = await listSessionItems(database.db, {
    userId: user.id,
    currentId: current.id,
    now,
  });
  expect(items).toHaveLength(2);
  expect(items.filter((item) => item.isCurrent)).toHaveLength(1);
  for (const hidden of [current.id, current.secret, other.id, other.secret]) {
    expect(JSON.stringify(items)).not.toContain(hidden);
  }
});

test('one session ends by the id that its user sees, and by no stranger', async () => {
  const [user, stranger] = [await makeUser(database.db), await makeUser(database.db)];
  const { id } = await makeSession(database.db, { userId: user.id, expiresAt: later });
  const listed = { userId: user.id, currentId: null, now };
  const publicId = (await listSessionItems(database.db, listed))[0]?.id ?? '';
  expect(await deleteSessionOf(database.db, { userId: stranger.id, publicId })).toBe(false);
  expect(await findSessionWithUser(database.db, { id, now })).toBeDefined();
  expect(await deleteSessionOf(database.db, { userId: user.id, publicId })).toBe(true);
  expect(await deleteSessionOf(database.db, { userId: user.id, publicId })).toBe(false);
  expect(await findSessionWithUser(database.db, { id, now })).toBeUndefined();
});

test('signing out everywhere else keeps the session that asks, and those of others', async () => {
  const [user, other] = [await makeUser(database.db), await makeUser(database.db)];
  const kept = await makeSession(database.db, { userId: user.id });
  const foreign = await makeSession(database.db, { userId: other.id });
  await makeSession(database.db, { userId: user.id });
  await makeSession(database.db, { userId: user.id });
  expect(await deleteOtherSessions(database.db, { userId: user.id, keepId: kept.id })).toBe(2);
  expect(await findSessionWithUser(database.db, { id: kept.id, now })).toBeDefined();
  expect(await findSessionWithUser(database.db, { id: foreign.id, now })).toBeDefined();
});
