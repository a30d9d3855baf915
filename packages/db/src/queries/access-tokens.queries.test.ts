import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MAX_ACCESS_TOKENS, type AccessToken } from '@ooo/domain/account/access-token.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import { connect } from '../connect.ts';
import { hashOf, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  findAccessTokenWithUser,
  insertAccessToken,
  listAccessTokens,
  revokeAccessToken,
  touchAccessToken,
  type NewAccessToken,
} from './access-tokens.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const now = new Date('2026-03-01T12:00:00.000Z');
const later = new Date('2026-03-31T12:00:00.000Z');

function tokenOf(userId: UserId, overrides: Partial<NewAccessToken> = {}) {
  const hash = hashOf(randomUUID());
  return {
    userId,
    name: 'Backup script',
    hash,
    prefix: 'ooo_1234',
    scope: 'read',
    expiresAt: null,
    now,
    ...overrides,
  } as const;
}

async function makeToken(userId: UserId, overrides: Partial<NewAccessToken> = {}) {
  const token = tokenOf(userId, overrides);
  const made = await insertAccessToken(database.db, token);
  if (made === 'limit-reached') throw new Error(made);
  return { ...made, hash: token.hash };
}

function find(hash: string, at = now) {
  return findAccessTokenWithUser(database.db, { hash, now: at });
}

test('a token is found with its user, and shows neither its hash nor its text', async () => {
  const user = await makeUser(database.db);
  const { hash, ...made } = await makeToken(user.id, { scope: 'full', expiresAt: later });
  expect(made).toEqual<AccessToken>({
    id: expect.any(String),
    name: 'Backup script',
    prefix: 'ooo_1234',
    scope: 'full',
    expiresAt: later.toISOString(),
    lastUsedAt: null,
    createdAt: expect.any(String),
  });
  expect(await find(hash)).toEqual({ token: made, user });
  expect(await listAccessTokens(database.db, { userId: user.id })).toEqual([made]);
});

test('a token that expires now, is revoked or is unknown does not work', async () => {
  const user = await makeUser(database.db);
  const expiring = await makeToken(user.id, { expiresAt: later });
  expect(await find(expiring.hash, new Date(later.getTime() - 1))).toBeDefined();
  expect(await find(expiring.hash, later)).toBeUndefined();
  const revoked = await makeToken(user.id);
  await revokeAccessToken(database.db, { id: revoked.id, userId: user.id, now });
  expect(await find(revoked.hash)).toBeUndefined();
  for (const forged of ['', revoked.hash.toUpperCase(), revoked.id, "' or true --"]) {
    expect(await find(forged)).toBeUndefined();
  }
});

test('a token is revoked once, and by its own user alone', async () => {
  const [user, stranger] = [await makeUser(database.db), await makeUser(database.db)];
  const { id, hash } = await makeToken(user.id);
  expect(await revokeAccessToken(database.db, { id, userId: stranger.id, now })).toBeUndefined();
  expect(await find(hash)).toBeDefined();
  expect(await revokeAccessToken(database.db, { id, userId: user.id, now })).toMatchObject({ id });
  expect(await revokeAccessToken(database.db, { id, userId: user.id, now })).toBeUndefined();
  expect(await listAccessTokens(database.db, { userId: user.id })).toEqual([]);
});

test('tokens are listed to their own user, the newest first, the expired among them', async () => {
  const [user, stranger] = [await makeUser(database.db), await makeUser(database.db)];
  const ids: string[] = [];
  for (const expiresAt of [null, now, later]) {
    ids.unshift((await makeToken(user.id, { expiresAt })).id);
  }
  const tokens = await listAccessTokens(database.db, { userId: user.id });
  expect(tokens.map((token) => token.id)).toEqual(ids);
  expect(await listAccessTokens(database.db, { userId: stranger.id })).toEqual([]);
});

test('a use is noted once a minute', async () => {
  const user = await makeUser(database.db);
  const { id, hash } = await makeToken(user.id);
  const after = (seconds: number) => new Date(now.getTime() + seconds * 1000);
  const touch = (at: Date) => touchAccessToken(database.db, { id, now: at });
  expect(await touch(now)).toBe(true);
  expect(await touch(after(59))).toBe(false);
  expect(await touch(after(-3600))).toBe(false);
  expect((await find(hash))?.token.lastUsedAt).toBe(now.toISOString());
  expect(await touch(after(60))).toBe(true);
  const touches = await Promise.all(Array.from({ length: 20 }, () => touch(after(120))));
  expect(touches.filter(Boolean)).toHaveLength(1);
});

test('fifty made at once, over two pools: exactly the limit', async () => {
  const user = await makeUser(database.db);
  const other = connect({ connectionString: database.connectionString });
  const answers = await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      insertAccessToken(index % 2 === 0 ? database.db : other.db, tokenOf(user.id)),
    ),
  );
  await other.close();
  expect(answers.filter((answer) => answer !== 'limit-reached')).toHaveLength(MAX_ACCESS_TOKENS);
  expect(await listAccessTokens(database.db, { userId: user.id })).toHaveLength(20);
});

test('the revoked, the expired and those of others leave room', async () => {
  const [user, other] = [await makeUser(database.db), await makeUser(database.db)];
  await makeToken(other.id);
  await makeToken(user.id, { expiresAt: now });
  const first = await makeToken(user.id);
  for (let n = 1; n < MAX_ACCESS_TOKENS; n += 1) await makeToken(user.id);
  expect(await insertAccessToken(database.db, tokenOf(user.id))).toBe('limit-reached');
  await revokeAccessToken(database.db, { id: first.id, userId: user.id, now });
  expect(await insertAccessToken(database.db, tokenOf(user.id))).not.toBe('limit-reached');
});

test.each([
  [{ hash: 'not-a-hash-but-a-token' }, 'access_tokens_hash_check'],
  [{ name: ' ' }, 'access_tokens_name_check'],
  [{ name: 'x'.repeat(81) }, 'access_tokens_name_check'],
  [{ prefix: 'x'.repeat(17) }, 'access_tokens_prefix_check'],
])('the database refuses %j', async (wrong, constraint) => {
  const user = await makeUser(database.db);
  await expect(makeToken(user.id, wrong)).rejects.toThrow(constraint);
});

test('one hash is one token', async () => {
  const user = await makeUser(database.db);
  const { hash } = await makeToken(user.id);
  await expect(makeToken(user.id, { hash })).rejects.toThrow('access_tokens_hash_key');
});
