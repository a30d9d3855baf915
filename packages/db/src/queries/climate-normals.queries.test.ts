import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { MonthsOfYear } from '@ooo/domain/weather/archive-normals.schema';
import { findViolatedConstraint } from '../database-errors.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  type ArchiveClimate,
  claimClimateNormals,
  findClimateNormals,
  postponeClimateNormals,
  saveClimateNormals,
} from './climate-normals.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const NOW = new Date('2026-11-23T06:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

const MONTHS: MonthsOfYear = Array.from({ length: 12 }, (_, at) =>
  at === 4
    ? null
    : {
        highC: 10.5,
        lowC: -2,
        rainMm: 60,
        rainDays: 9.1,
        driestMm: at === 3 ? null : 5,
        wettestMm: 99,
        humidity: at === 3 ? null : 71.5,
        windKmh: 18.2,
      },
);
const CLIMATE: ArchiveClimate = {
  months: MONTHS,
  elevationM: 23,
  source: 'Open-Meteo archive',
  period: '2016–2025',
  asOf: NOW,
};

let row = 0;
/** Another place for each test. */
const makePlace = () => ({ coordinates: [-57.85, -60 + (row += 1)] as [number, number] });

test('one of all callers at once may ask the archive, and no later one until then', async () => {
  const place = makePlace();
  expect(await findClimateNormals(database.db, place)).toBeUndefined();
  const claim = async (now: Date, until: Date) =>
    claimClimateNormals(database.db, { ...place, now, until });
  const claims = await Promise.all(Array.from({ length: 20 }, async () => claim(NOW, later(2))));
  expect(claims.filter(Boolean)).toHaveLength(1);
  expect(await findClimateNormals(database.db, place)).toEqual({
    askAgainAt: later(2),
    climate: undefined,
  });
  expect(await claim(later(1), later(3))).toBe(false);
  expect(await claim(later(2), later(4))).toBe(true);
});

test('an answer is kept, for all within about a kilometre, and outlives a failure', async () => {
  const place = makePlace();
  const { db } = database;
  await claimClimateNormals(db, { ...place, now: NOW, until: later(2) });
  await saveClimateNormals(db, { ...place, climate: CLIMATE, askAgainAt: later(60) });
  const [longitude, latitude] = place.coordinates;
  const near = { coordinates: [longitude + 0.004, latitude - 0.004] as [number, number] };
  const known = { climate: CLIMATE, askAgainAt: later(60) };
  expect(await findClimateNormals(db, near)).toEqual(known);
  expect(
    await findClimateNormals(db, { coordinates: [longitude + 0.01, latitude] }),
  ).toBeUndefined();
  await postponeClimateNormals(db, { ...place, askAgainAt: later(120) });
  expect(await findClimateNormals(db, place)).toEqual({ ...known, askAgainAt: later(120) });
});

test('an answer with an unknown height counts', async () => {
  const place = makePlace();
  const climate = { ...CLIMATE, elevationM: null };
  await claimClimateNormals(database.db, { ...place, now: NOW, until: NOW });
  await saveClimateNormals(database.db, { ...place, climate, askAgainAt: NOW });
  expect((await findClimateNormals(database.db, place))?.climate).toEqual(climate);
});

test('months that do not fit their schema are null', async () => {
  const place = makePlace();
  await claimClimateNormals(database.db, { ...place, now: NOW, until: NOW });
  await saveClimateNormals(database.db, { ...place, climate: CLIMATE, askAgainAt: NOW });
  await sql`update climate_normals set months = '[{"highC": "warm"}]'
    where latitude = ${place.coordinates[1]}`.execute(database.db);
  expect((await findClimateNormals(database.db, place))?.climate).toBeUndefined();
});

test.each([
  ['climate_normals_place_check', '91, 0, now()', ''],
  ['climate_normals_place_check', '1.234, 0, now()', ''],
  ['climate_normals_answer_check', "2, 0, now(), '[]'", ', months'],
  ['climate_normals_elevation_check', '3, 0, now(), 20000', ', elevation_m'],
])('the database keeps to %s', async (constraint, values, column) => {
  const error: unknown = await sql`
    insert into climate_normals (latitude, longitude, ask_again_at${sql.raw(column)})
    values (${sql.raw(values)})`
    .execute(database.db)
    .catch((cause: unknown) => cause);
  expect(findViolatedConstraint(error)).toBe(constraint);
});
