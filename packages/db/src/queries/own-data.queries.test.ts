import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { OwnData } from '@ooo/domain/account/own-data.schema';
import { UserId } from '@ooo/domain/shared/ids';
import { makePoi, makeTrip, makeUser } from '../testing/factories.ts';
import { makeFullAccount } from '../testing/full-account.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { readOwnData } from './own-data.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('everything of the user, nothing of another, and no hash', async () => {
  const { userId, sessionId, tokenHash } = await makeFullAccount(database.db, 'ada');
  await makeFullAccount(database.db, 'stranger');
  const data = OwnData.parse(await readOwnData(database.db, { userId }));
  expect(data).toMatchObject({
    profile: {
      id: userId,
      email: 'ada@example.com',
      inviteCode: 'ALLBLUE',
      preferences: { clock: '24' },
      apiCallCount: 3,
    },
    profilePicture: { webp: 'YSBwaWN0dXJl' },
    identities: [{ provider: 'google', subject: 'ada' }],
    sessions: [{ userAgent: null }],
    accessTokens: [{ name: 'Token of ada', revokedAt: null }],
    redemption: { code: 'ALLBLUE' },
    trips: [{ name: 'Trip of ada' }],
    places: [{ name: 'Place of ada' }],
    packedItems: [{ itemId: 'own-ada' }],
    documents: [{ name: 'Document of ada', type: 'application/pdf', size: 4 }],
    feedback: [{ message: 'Words of ada' }],
    apiCalls: [{ day: '2026-03-01', calls: 3 }],
    assistantUsage: [
      { day: '2026-03-01', task: 'tickets', calls: 1, tokens: 900, costMicroUsd: 90 },
    ],
    auditEntries: [{ action: 'token-created' }, { action: 'invite-code-created' }],
  });
  const text = JSON.stringify(data);
  for (const hidden of [sessionId, tokenHash, 'stranger']) expect(text).not.toContain(hidden);
});

test('a user with nothing has empty lists, and no user has no data', async () => {
  const { id } = await makeUser(database.db);
  expect(await readOwnData(database.db, { userId: id })).toMatchObject({
    profilePicture: null,
    redemption: null,
    trips: [],
    places: [],
    packedItems: [],
    documents: [],
    auditEntries: [],
  });
  const nobody = { userId: UserId.parse('00000000-0000-4000-8000-000000000000') };
  expect(await readOwnData(database.db, nobody)).toBeUndefined();
});

test('all data is from one moment, whatever is written during the read', async () => {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  const { reading } = await db.transaction().execute(async (tx) => {
    await sql`lock table invite_redemptions in access exclusive mode`.execute(tx);
    const reading = readOwnData(db, { userId });
    await expect.poll(isSomebodyWaiting).toBe(true);
    const trip = await makeTrip(db, { userId });
    await makePoi(db, { tripId: trip.id });
    return { reading };
  });
  expect(await reading).toMatchObject({ trips: [], places: [] });
  const later = await readOwnData(db, { userId });
  expect(later).toMatchObject({ trips: [{}], places: [{}] });
});

/** For the table that the test has locked. */
async function isSomebodyWaiting(): Promise<boolean> {
  const { rows } = await sql`
    select 1 from pg_locks
    where not granted and relation = 'invite_redemptions'::regclass
      and database = (select oid from pg_database where datname = current_database())`.execute(
    database.db,
  );
  return rows.length > 0;
}
