import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  beginUpstreamRequest,
  restUpstream,
  takeUpstreamTurn,
  type UpstreamLimits,
} from './upstream-turns.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

let made = 0;
/** Another source for each test, far enough from its limits. */
const limitsOf = (fields: Partial<UpstreamLimits> = {}): UpstreamLimits => ({
  source: `source-${(made += 1)}`,
  everyMs: 60_000,
  longestWaitMs: 3_600_000,
  perDay: 1000,
  ...fields,
});

const take = async (limits: UpstreamLimits) => takeUpstreamTurn(database.db, limits);
const SOON = 20_000;
const isLong = (ms: number): boolean => ms > 500_000;
const isWithinDay = (ms: number): boolean => ms > 0 && ms <= 86_400_000;

function waitOf(turn: Awaited<ReturnType<typeof take>>): number {
  if ('refused' in turn) throw new Error(`refused: ${turn.refused}`);
  return turn.waitMs;
}

test('turns that are taken at once are a pause apart, each of them once', async () => {
  const limits = limitsOf();
  const turns = await Promise.all(Array.from({ length: 10 }, async () => take(limits)));
  const waits = turns.map(waitOf).sort((a, b) => a - b);
  expect(waits[0]).toBe(0);
  for (const [at, wait] of waits.entries()) {
    // They were not taken in the same moment.
    expect(wait).toBeLessThanOrEqual(at * limits.everyMs);
    expect(wait).toBeGreaterThan(at * limits.everyMs - SOON);
  }
});

test('one source does not wait for another', async () => {
  await take(limitsOf());
  expect(waitOf(await take(limitsOf()))).toBe(0);
});

test('after the pause the next turn is free at once', async () => {
  const limits = limitsOf({ everyMs: 1 });
  await take(limits);
  await sql`select pg_sleep(0.01)`.execute(database.db);
  expect(waitOf(await take(limits))).toBe(0);
});

test('a caller who would wait too long gets no turn, and uses none', async () => {
  const limits = limitsOf({ longestWaitMs: 30_000 });
  await take(limits);
  const refused = await take(limits);
  expect(refused).toMatchObject({ refused: 'queue' });
  expect(await take({ ...limits, longestWaitMs: 90_000 })).toHaveProperty('waitMs');
});

test('a paused source gives no turns until then, and a shorter pause changes nothing', async () => {
  const limits = limitsOf({ everyMs: 1 });
  const { source } = limits;
  await take(limits);
  await restUpstream(database.db, { source, ms: 600_000 });
  await restUpstream(database.db, { source, ms: 1000 });
  const refused = await take(limits);
  expect(refused).toEqual({ refused: 'resting', retryAfterMs: expect.toSatisfy(isLong) });
  await sql`update upstream_turns set resting_until = clock_timestamp() - interval '1 ms'
    where source = ${source}`.execute(database.db);
  expect(await take(limits)).toHaveProperty('waitMs');
});

test('of all callers who begin at once one may send its request, and the next after the pause', async () => {
  const limits = limitsOf({ everyMs: 200 });
  const begin = async () => beginUpstreamRequest(database.db, limits);
  await take(limits);
  const waits = await Promise.all(Array.from({ length: 10 }, begin));
  expect(waits.filter((wait) => wait === 0)).toHaveLength(1);
  for (const wait of waits) expect(wait).toBeLessThanOrEqual(limits.everyMs);
  // A turn can be taken meanwhile.
  expect(await take(limits)).toHaveProperty('waitMs');
  await sql`select pg_sleep(0.25)`.execute(database.db);
  expect(await begin()).toBe(0);
  await restUpstream(database.db, { source: limits.source, ms: 60_000 });
  expect(await begin()).toBeGreaterThan(limits.everyMs);
});

test('the turns of a day are limited, and the next day has as many again', async () => {
  const limits = limitsOf({ perDay: 2 });
  await take(limits);
  await take(limits);
  const refused = await take(limits);
  expect(refused).toEqual({ refused: 'spent', retryAfterMs: expect.toSatisfy(isWithinDay) });
  await sql`update upstream_turns set day = day - 1 where source = ${limits.source}`.execute(
    database.db,
  );
  expect(await take(limits)).toHaveProperty('waitMs');
  const { asked } = await database.db
    .selectFrom('upstream_turns')
    .select('asked')
    .where('source', '=', limits.source)
    .executeTakeFirstOrThrow();
  expect(asked).toBe(1);
});
