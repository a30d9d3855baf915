import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { gridPoint } from '@ooo/domain/distance/grid-point';
import { findViolatedConstraint } from '../database-errors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  listTravelTimes,
  pruneTravelTimes,
  saveTravelTimes,
  type TravelTime,
} from './travel-times.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());
beforeEach(async () => {
  await database.db.deleteFrom('travel_times').execute();
});

const NOW = new Date('2026-11-23T06:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const SERVER = '0123456789abcdef';
const [A, B, C] = [gridPoint([126.977, 37.5796]), gridPoint([180, 90]), gridPoint([-180, -90])];

const walk = (from: number, to: number, seconds = 600): TravelTime => ({
  from,
  to,
  route: { seconds, metres: 750 },
});

const list = async (points: number[], since = later(-60), server = SERVER) => {
  const found = await listTravelTimes(database.db, { server, points, since });
  return found.toSorted((a, b) => a.from - b.from || a.to - b.to);
};
const save = async (times: TravelTime[], fetchedAt = NOW) =>
  saveTravelTimes(database.db, { server: SERVER, times, fetchedAt });

test('a server’s answers are kept in both directions, with unknown values', async () => {
  const said = [
    { from: C, to: A, route: null },
    { from: A, to: B, route: { seconds: 0, metres: null } },
    walk(B, A, 900),
  ];
  await save(said);
  expect(await list([A, B, C])).toEqual(said);
});

test('only the server’s answers between the points are listed, none older than asked', async () => {
  await save([walk(A, B), walk(B, A), walk(A, C)]);
  expect(await list([A, B])).toEqual([walk(A, B), walk(B, A)]);
  expect(await list([A])).toEqual([]);
  expect(await list([])).toEqual([]);
  expect(await list([A, B], later(-60), 'fedcba9876543210')).toEqual([]);
  expect(await list([A, B], NOW)).toEqual([]);
});

test('a new answer replaces an old one, even if the route is gone', async () => {
  await save([walk(A, B), walk(B, A)]);
  await save([{ from: A, to: B, route: null }], later(10));
  expect(await list([A, B])).toEqual([{ from: A, to: B, route: null }, walk(B, A)]);
  expect(await list([A, B], NOW)).toHaveLength(1);
});

test('an empty list changes nothing', async () => {
  await save([]);
  expect(await list([A, B, C])).toEqual([]);
});

test('processes that keep the same ways at once all succeed', async () => {
  const points = Array.from({ length: 20 }, (_, index) => index * 1000);
  const times = points.flatMap((from) =>
    points.flatMap((to) => (from === to ? [] : walk(from, to))),
  );
  await Promise.all([times, times.toReversed(), times, times.toReversed()].map((all) => save(all)));
  expect(await list(points)).toEqual(times);
});

test('old answers are removed, and all but about the newest', async () => {
  await save([walk(A, B)], later(-100));
  await save([walk(B, A)], later(-3));
  await save([walk(A, C)], later(-2));
  await save([walk(C, A), walk(C, B)], later(-1));
  expect(await pruneTravelTimes(database.db, { before: later(-50), most: 100 })).toBe(1);
  expect(await pruneTravelTimes(database.db, { before: later(-50), most: 3 })).toBe(1);
  expect(await list([A, B, C], later(-200))).toEqual([walk(C, A), walk(C, B), walk(A, C)]);
  expect(await pruneTravelTimes(database.db, { before: later(1), most: 3 })).toBe(3);
});

const S = `'${SERVER}'`;
test.each([
  ['travel_times_server_check', `'osrm', 1, 2, 60, 100, now()`],
  ['travel_times_points_check', `${S}, -1, 2, 60, 100, now()`],
  ['travel_times_points_check', `${S}, 1, 648000054000001, 60, 100, now()`],
  ['travel_times_points_check', `${S}, 1, 1, 60, 100, now()`],
  ['travel_times_seconds_check', `${S}, 1, 2, -1, 100, now()`],
  ['travel_times_seconds_check', `${S}, 1, 2, 864001, 100, now()`],
  ['travel_times_metres_check', `${S}, 1, 2, 60, -1, now()`],
  ['travel_times_metres_check', `${S}, 1, 2, null, 100, now()`],
])('the database keeps to %s', async (constraint, values) => {
  const error: unknown = await sql`
    insert into travel_times (server, from_point, to_point, seconds, metres, fetched_at)
    values (${sql.raw(values)})`
    .execute(database.db)
    .catch((cause: unknown) => cause);
  expect(findViolatedConstraint(error)).toBe(constraint);
});
