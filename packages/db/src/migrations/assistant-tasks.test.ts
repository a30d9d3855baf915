import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { UserId } from '@ooo/domain/shared/ids';
import { listAssistantTasks } from '../queries/assistant-usage.queries.ts';
import { readOwnData } from '../queries/own-data.queries.ts';
import { makeEmpty } from '../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const PREVIOUS = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name < '0019-assistant-tasks'),
);
const ZOE = UserId.parse('11111111-1111-4111-8111-111111111111');
const BO = UserId.parse('22222222-2222-4222-8222-222222222222');
const day = CalendarDate.parse('2026-11-20');

test('earlier counts were about tickets, and stay counted for the user and in total', async () => {
  const db = (await makeEmpty())();
  await migrate(db, { migrations: PREVIOUS });
  await sql`
    insert into users (id, email, first_name) values
      (${ZOE}, 'zoe@example.com', 'Zoë'), (${BO}, 'bo@example.com', 'Bo')`.execute(db);
  await sql`
    insert into assistant_usage (user_id, day, calls, tokens) values
      (${ZOE}, ${day}, 3, 4500), (${BO}, ${day}, 1, 900), (${BO}, '2026-11-19', 2, 100)`.execute(
    db,
  );
  await migrate(db);

  expect((await readOwnData(db, { userId: ZOE }))?.assistantUsage).toEqual([
    { day, task: 'tickets', calls: 3, tokens: 4500, costMicroUsd: 0 },
  ]);
  expect(await listAssistantTasks(db, { from: day, to: day })).toEqual([
    { task: 'tickets', calls: 4, tokens: 5400, costMicroUsd: 0 },
  ]);
  await expect(sql`update assistant_usage set task = 'poetry'`.execute(db)).rejects.toThrow(
    'assistant_usage_task_check',
  );
});
