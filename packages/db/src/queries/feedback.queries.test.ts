import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertFeedback, listFeedback } from './feedback.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

test('feedback is kept with its user', async () => {
  const { id: userId } = await makeUser(database.db);
  const { id } = await insertFeedback(database.db, { userId, message: 'Maps are lovely.' });
  const rows = await database.db.selectFrom('feedback').selectAll().execute();
  expect(rows).toEqual([
    { id, user_id: userId, message: 'Maps are lovely.', created_at: expect.any(Date) },
  ]);
});

test('blank feedback is refused', async () => {
  const { id: userId } = await makeUser(database.db);
  const blank = insertFeedback(database.db, { userId, message: ' ' });
  await expect(blank).rejects.toThrow('feedback_message_check');
});

test('feedback is read newest first, page by page, with who wrote it', async () => {
  const user = await makeUser(database.db);
  for (const message of ['one', 'two', 'three']) {
    await insertFeedback(database.db, { userId: user.id, message });
  }
  const first = await listFeedback(database.db, { limit: 2 });
  expect(first.items.map((item) => item.message)).toEqual(['three', 'two']);
  expect(first.items[0]).toMatchObject({
    user: { id: user.id, email: user.email, name: user.firstName },
    createdAt: expect.any(String),
  });
  const before = first.nextBefore ?? 0;
  const second = await listFeedback(database.db, { before, limit: 100 });
  expect(second.items[0]).toMatchObject({ message: 'one' });
  expect(second.nextBefore).toBeNull();
});
