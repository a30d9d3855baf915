import { sql } from 'kysely';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { connect } from './connect.ts';
import type { Db } from './tables/database.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await sql`create table tickets (id int8 primary key, code text, seats text[])`.execute(
    database.db,
  );
});
afterAll(() => database.drop());

/** One connection, so that the second run of a statement finds what the first has left there. */
function open(): Db {
  const { connectionString } = database;
  const { db, close } = connect({ connectionString, maxConnections: 1 });
  onTestFinished(close);
  return db;
}

test('values of every kind arrive the same the first time and afterwards', async () => {
  const db = open();
  const bytes = Buffer.from([0, 1, 254, 255]);
  const now = new Date('2027-04-01T09:30:00.123Z');
  const read = sql`
    select ${'가'}::text as text, ${7}::int8 as int8, ${1.5}::float8 as float, ${true}::bool as yes,
      ${null}::text as nothing, ${now}::timestamptz as instant, ${'2027-04-01'}::date as day,
      ${'{"a":[1]}'}::jsonb as json, ${bytes}::bytea as bytes, ${['a,"', null]}::text[] as list`;
  const row = {
    text: '가',
    int8: 7,
    float: 1.5,
    yes: true,
    nothing: null,
    instant: now,
    day: '2027-04-01',
    json: { a: [1] },
    bytes,
    list: ['a,"', null],
  };
  for (let run = 0; run < 3; run += 1) expect((await read.execute(db)).rows).toEqual([row]);
});

test('rows are counted, and those of another run are not among them', async () => {
  const db = open();
  const insert = async (id: number) => sql`insert into tickets (id) values (${id})`.execute(db);
  expect(await insert(1)).toMatchObject({ numAffectedRows: 1n, rows: [] });
  expect(await insert(2)).toMatchObject({ numAffectedRows: 1n, rows: [] });
  const read = async (least: number) =>
    sql<{ id: number }>`select id from tickets where id >= ${least} order by id`.execute(db);
  expect((await read(1)).rows).toEqual([{ id: 1 }, { id: 2 }]);
  expect((await read(3)).rows).toEqual([]);
  expect((await read(2)).rows).toEqual([{ id: 2 }]);
});

test('a statement that failed when it was first run is run again', async () => {
  const db = open();
  const insert = async (id: number) => sql`insert into tickets values (${id})`.execute(db);
  await sql`insert into tickets (id) values (10)`.execute(database.db);
  await expect(insert(10)).rejects.toMatchObject({ code: '23505', table: 'tickets' });
  await expect(insert(11)).resolves.toMatchObject({ numAffectedRows: 1n });
  await expect(insert(11)).rejects.toMatchObject({ code: '23505' });
  await expect(insert(12)).resolves.toMatchObject({ numAffectedRows: 1n });
});

test('an invalid statement fails, and says where it came from', async () => {
  const db = open();
  const wrong = sql`select nonsense from tickets`;
  await expect(wrong.execute(db)).rejects.toMatchObject({
    code: '42703',
    stack: expect.stringContaining('named-query.test.ts'),
  });
  await expect(wrong.execute(db)).rejects.toMatchObject({ code: '42703' });
});

test('a value that cannot be read or sent fails its own statement alone', async () => {
  const db = open();
  const large = async (value: string) => sql`select ${value}::int8 as value`.execute(db);
  await expect(large('9007199254740993')).rejects.toThrow('9007199254740993');
  expect((await large('42')).rows).toEqual([{ value: 42 }]);
  const unwritable = {
    toPostgres: () => {
      throw new Error('not to be written');
    },
  };
  await expect(sql`select ${unwritable}::text`.execute(db)).rejects.toThrow('not to be written');
  expect((await large('43')).rows).toEqual([{ value: 43 }]);
});
