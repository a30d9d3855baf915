import { sql } from 'kysely';
import { types } from 'pg';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { connect } from './connect.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

async function selectOne(expression: string): Promise<unknown> {
  const query = sql<{ value: unknown }>`select ${sql.raw(expression)} as value`;
  return (await query.execute(database.db)).rows[0]?.value;
}

test.each(['2025-03-30', '1900-01-01', '2199-12-31', '2024-02-29'])(
  'the date %s stays the date it is, in Kathmandu as anywhere',
  async (date) => {
    expect(await selectOne(`date '${date}'`)).toBe(date);
  },
);

test('an instant is a Date', async () => {
  const instant = await selectOne(`timestamptz '2025-10-01 12:00:00.123+05:45'`);
  expect(instant).toEqual(new Date('2025-10-01T06:15:00.123Z'));
});

test('a large integer is a number while it fits exactly', async () => {
  expect(await selectOne('9007199254740991::int8')).toBe(Number.MAX_SAFE_INTEGER);
  expect(await selectOne('-9007199254740991::int8')).toBe(Number.MIN_SAFE_INTEGER);
  expect(await selectOne('null::int8')).toBeNull();
});

test.each(['9007199254740992', '-9223372036854775808'])('%s throws', async (number) => {
  await expect(selectOne(`'${number}'::int8`)).rejects.toThrow(RangeError);
});

test('the driver’s own parsers are left alone', () => {
  const ofDriver: (type: number) => (text: string) => unknown = types.getTypeParser;
  expect(ofDriver(types.builtins.INT8)('1')).toBe('1');
  expect(ofDriver(types.builtins.DATE)('2025-10-01')).toBeInstanceOf(Date);
});

test('a broken idle connection is reported, and the next query opens another', async () => {
  const onIdleError = vi.fn<(error: Error) => void>();
  const { db, close } = connect({ connectionString: database.connectionString, onIdleError });
  onTestFinished(close);
  const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`;
  const [first] = (await pid.execute(db)).rows;
  await sql`select pg_terminate_backend(${first?.pid})`.execute(database.db);
  await expect.poll(() => onIdleError.mock.calls.length).toBe(1);
  const [second] = (await pid.execute(db)).rows;
  expect(second?.pid).not.toBe(first?.pid);
});

test('a pool keeps to its number of connections', async () => {
  const { db, close } = connect({ connectionString: database.connectionString, maxConnections: 2 });
  onTestFinished(close);
  const pids = await Promise.all(
    Array.from({ length: 10 }, () =>
      sql<{ pid: number }>`select pg_backend_pid() as pid, pg_sleep(0.005)`.execute(db),
    ),
  );
  expect(new Set(pids.map(({ rows }) => rows[0]?.pid)).size).toBe(2);
});

test('closing twice is closing once', async () => {
  const { db, close } = connect({ connectionString: database.connectionString });
  await sql`select 1`.execute(db);
  await Promise.all([close(), close()]);
  await expect(sql`select 1`.execute(db)).rejects.toThrow('after calling end');
});
