import { setTimeout as sleep } from 'node:timers/promises';
import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { connect, type ConnectOptions } from './connect.ts';
import { isDatabaseAway } from './database-errors.ts';
import { REQUEST_LIMITS } from './pool.ts';
import type { Db } from './tables/database.ts';
import { startSilentProxy } from './testing/silent-proxy.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

function open(options: Partial<ConnectOptions> = {}): Db {
  const { db, close } = connect({ connectionString: database.connectionString, ...options });
  onTestFinished(close);
  return db;
}

async function one<T>(query: RawBuilder<{ value: T }>, db: Db): Promise<T | undefined> {
  return (await query.execute(db)).rows[0]?.value;
}

const pid = sql<{ value: number }>`select pg_backend_pid() as value`;
const kill = async (value: number | undefined) =>
  sql`select pg_terminate_backend(${value})`.execute(database.db);

describe('a connection that ends while it is in use', () => {
  test('between two statements of a transaction fails that transaction and nothing else', async () => {
    const db = open({ maxConnections: 1 });
    const failing = db.transaction().execute(async (tx) => {
      await kill(await one(pid, tx));
      // The end has to arrive between two statements.
      await sleep(100);
      await sql`select 1`.execute(tx);
    });
    await expect(failing).rejects.toSatisfy(isDatabaseAway);
    expect(await one(pid, db)).toBeGreaterThan(0);
  });

  test('in the middle of a statement means that the database is unavailable', async () => {
    const db = open({ maxConnections: 1 });
    const value = await one(pid, db);
    const failing = sql`select pg_sleep(20)`.execute(db);
    failing.catch(() => undefined);
    await sleep(50);
    await kill(value);
    await expect(failing).rejects.toSatisfy(isDatabaseAway);
    expect(await one(pid, db)).not.toBe(value);
  });
});

describe('a database that vanishes without closing its connections', () => {
  const limits = { ...REQUEST_LIMITS, connectMs: 300, statementMs: 200, answerMs: 400 };

  test('fails queries within the limits, and is used again when it is back', async () => {
    const proxy = await startSilentProxy(database.connectionString);
    const { connectionString } = proxy;
    const db = open({ connectionString, maxConnections: 5, limits });
    await Promise.all(
      Array.from({ length: 5 }, async () => sql`select pg_sleep(0.02)`.execute(db)),
    );

    proxy.goSilent();
    const startedAt = performance.now();
    const asked = Array.from({ length: 8 }, async () => sql`select 1`.execute(db));
    const outcomes = await Promise.allSettled(asked);
    expect(outcomes.every((it) => it.status === 'rejected' && isDatabaseAway(it.reason))).toBe(
      true,
    );
    expect(performance.now() - startedAt).toBeLessThan(3000);

    proxy.comeBack();
    expect(await one(pid, db)).toBeGreaterThan(0);
  });

  test('does not make a transaction wait for its rollback as well', async () => {
    const proxy = await startSilentProxy(database.connectionString);
    const db = open({ connectionString: proxy.connectionString, limits });
    let askedAt = NaN;
    const failing = db.transaction().execute(async (tx) => {
      await sql`select 1`.execute(tx);
      proxy.goSilent();
      askedAt = performance.now();
      await sql`select 1`.execute(tx);
    });
    await expect(failing).rejects.toSatisfy(isDatabaseAway);
    expect(performance.now() - askedAt).toBeLessThan(1.5 * limits.answerMs);
  });

  test('has its other connections dropped with the first that did not answer', async () => {
    const proxy = await startSilentProxy(database.connectionString);
    const db = open({ connectionString: proxy.connectionString, maxConnections: 5, limits });
    await Promise.all(
      Array.from({ length: 5 }, async () => sql`select pg_sleep(0.02)`.execute(db)),
    );

    proxy.goSilent();
    await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isDatabaseAway);
    proxy.comeBack();
    // Four of the five are still silent: asking them would fail each time.
    for (let n = 0; n < 4; n += 1) expect(await one(pid, db)).toBeGreaterThan(0);
  });
});

describe('limits', () => {
  test('hold for every connection', async () => {
    const db = open();
    const setting = async (name: string) =>
      one(sql<{ value: string }>`select current_setting(${name}) as value`, db);
    expect(await setting('statement_timeout')).toBe('7s');
    expect(await setting('idle_in_transaction_session_timeout')).toBe('30s');
  });

  test('end a statement that takes too long', async () => {
    const db = open({ limits: { ...REQUEST_LIMITS, statementMs: 50 } });
    await expect(sql`select pg_sleep(5)`.execute(db)).rejects.toSatisfy(isDatabaseAway);
  });

  test('end the wait for a free connection', async () => {
    const db = open({ maxConnections: 1, limits: { ...REQUEST_LIMITS, connectMs: 100 } });
    const busy = sql`select pg_sleep(0.5)`.execute(db);
    await expect(sql`select 1`.execute(db)).rejects.toSatisfy(isDatabaseAway);
    await busy;
    expect(await one(pid, db)).toBeGreaterThan(0);
  });
});

describe('named statements', () => {
  const prepared = sql<{ value: number }>`select count(*) as value from pg_prepared_statements`;

  test('are planned once a connection, searches by a pattern each time', async () => {
    const db = open({ maxConnections: 1 });
    const before = (await one(prepared, db)) ?? NaN;
    for (let n = 0; n < 3; n += 1) await sql`select ${n}::int`.execute(db);
    for (let n = 0; n < 3; n += 1) {
      await sql`select 1 where 'seoul' like ${`%${n}%`}`.execute(db);
    }
    expect(await one(prepared, db)).toBe(before + 1);
  });

  test('are so many and no more', async () => {
    const db = open({ maxConnections: 1 });
    for (let n = 0; n < 450; n += 1) await sql.raw(`select ${n}`).execute(db);
    expect(await one(prepared, db)).toBeLessThanOrEqual(400);
  });

  test('are planned again when a migration has changed their results', async () => {
    const db = open({ maxConnections: 1 });
    await sql`create table moving (id int)`.execute(database.db);
    const read = sql`select * from moving`;
    await read.execute(db);
    await sql`alter table moving add column name text`.execute(database.db);
    await expect(read.execute(db)).resolves.toEqual({ rows: [] });
    await sql`alter table moving add column more text`.execute(database.db);
    await expect(db.transaction().execute(async (tx) => read.execute(tx))).resolves.toEqual({
      rows: [],
    });
  });
});
