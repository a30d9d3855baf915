import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { insertFeedback } from './feedback.queries.ts';

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
