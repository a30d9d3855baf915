import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTrip, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { savePackingCache } from './packing-cache.queries.ts';
import { findTrip } from './trips.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('the owner’s lists are kept, and the trip counts as unchanged', async () => {
  const { db } = database;
  const { id: userId } = await makeUser(db);
  const stranger = await makeUser(db);
  const { id } = await makeTrip(db, { userId });
  const before = await findTrip(db, { id, userId });
  const cache = { packingCache: { ko: [] }, packingCachedAt: new Date('2026-05-01T10:00:00Z') };

  await savePackingCache(db, { id, userId: stranger.id, ...cache });
  expect(await findTrip(db, { id, userId })).toEqual(before);

  await savePackingCache(db, { id, userId, ...cache });
  expect(await findTrip(db, { id, userId })).toEqual({
    ...before,
    packingCache: { ko: [] },
    packingCachedAt: '2026-05-01T10:00:00.000Z',
  });
});
