import { travelByTable, type TravelTable } from '@ooo/domain/distance/travel-table';
import { travelMinutes } from '@ooo/domain/distance/travel-time';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeRoutingServer } from '../../providers/routing/make-routing-server.ts';
import { fakeSeconds, startFakeRouting } from '../../testing/fake-routing.ts';
import { makeTestDeps, testEnv } from '../../testing/test-deps.ts';
import { removeOldTravelTimes } from './travel-times-age.service.ts';
import { createTravelTables, type TravelTablesOptions } from './travel-tables.service.ts';

const upstream = await startFakeRouting();
const { db, settings } = await makeTestDeps();
let now = new Date('2026-11-23T06:00:00Z');
const clock = () => now;
const pass = (days: number): void => {
  now = new Date(now.getTime() + days * 86_400_000);
};

const warnings: string[] = [];
const log = { warn: (_about: object, text: string) => void warnings.push(text) };

beforeEach(async () => {
  await db.deleteFrom('travel_times').execute();
  upstream.answerWith({});
  warnings.length = 0;
});

/** A process on the database, which remembers nothing of what others did. */
function makeProcess(options: Partial<TravelTablesOptions> = {}, address = upstream.url) {
  const env = testEnv({ OFFLINE: 'off', OSRM_URL: address });
  const server = makeRoutingServer(env, { version: '1', clock });
  const tables = createTravelTables({ db, settings, clock, server, ...options });
  return {
    between: async (points: readonly Coordinates[], signal?: AbortSignal) =>
      tables.between(points, { log, signal }),
  };
}

const PALACE: Coordinates = [126.977, 37.5796];
const VILLAGE: Coordinates = [126.985, 37.5826];
const TEMPLE: Coordinates = [126.982, 37.574];
const AIRPORT: Coordinates = [126.4505, 37.4692];
const near = [PALACE, VILLAGE, TEMPLE];

const minutes = (table: TravelTable | undefined, from: Coordinates, to: Coordinates) =>
  table && travelByTable(table)(from, to);
const fakeMinutes = (from: Coordinates, to: Coordinates) =>
  Math.ceil(Math.ceil(fakeSeconds(from, to)) / 60);

test('the table is the server’s, there other than back', async () => {
  const table = await makeProcess().between([...near, AIRPORT]);
  expect(minutes(table, PALACE, VILLAGE)).toBe(fakeMinutes(PALACE, VILLAGE));
  expect(minutes(table, VILLAGE, PALACE)).toBe(fakeMinutes(VILLAGE, PALACE));
  expect(minutes(table, PALACE, VILLAGE)).not.toBe(minutes(table, VILLAGE, PALACE));
  expect(warnings).toEqual([]);
});

test('on foot nothing is asked about what is too far to walk; by car it is', async () => {
  const onFoot = await makeProcess().between([...near, AIRPORT]);
  expect(upstream.asked.flatMap(({ from, to }) => [...from, ...to])).not.toContainEqual(AIRPORT);
  expect(minutes(onFoot, PALACE, AIRPORT)).toBe(travelMinutes(PALACE, AIRPORT));
  const byCar = await makeProcess({}, `${upstream.url}/car`).between([...near, AIRPORT]);
  expect(minutes(byCar, PALACE, AIRPORT)).toBe(fakeMinutes(PALACE, AIRPORT));
});

describe('what the server has said', () => {
  test('is not asked for again by any process for 30 days, then it is', async () => {
    const first = await makeProcess().between(near);
    expect(upstream.asked).toHaveLength(1);
    pass(29);
    const rounded = near.map(([lon, lat]): Coordinates => [lon + 0.000003, lat - 0.000003]);
    expect(await makeProcess().between(rounded.toReversed())).toEqual(first);
    expect(upstream.asked).toHaveLength(1);
    pass(2);
    expect(await makeProcess().between(near)).toEqual(first);
    expect(upstream.asked).toHaveLength(2);
  });

  test('is not shared with another server', async () => {
    await makeProcess().between(near);
    await makeProcess({}, `${upstream.url}/bike`).between(near);
    expect(upstream.asked).toHaveLength(2);
  });

  test('asks about a new place only, in both directions', async () => {
    await makeProcess().between([PALACE, VILLAGE]);
    const table = await makeProcess().between(near);
    const later = upstream.asked.slice(1).map(({ from, to }) => ({ from, to }));
    expect(later).toEqual([
      { from: [TEMPLE], to: [PALACE, VILLAGE] },
      { from: [PALACE, VILLAGE], to: [TEMPLE] },
    ]);
    expect(minutes(table, TEMPLE, VILLAGE)).toBe(fakeMinutes(TEMPLE, VILLAGE));
  });

  test('includes that there is no route', async () => {
    const body = {
      code: 'Ok',
      durations: [
        [0, null],
        [300, 0],
      ],
    };
    upstream.answerWith({ body });
    const table = await makeProcess().between([PALACE, VILLAGE]);
    expect(minutes(table, PALACE, VILLAGE)).toBe(travelMinutes(PALACE, VILLAGE));
    expect(minutes(table, VILLAGE, PALACE)).toBe(5);
    expect(await makeProcess().between([PALACE, VILLAGE])).toEqual(table);
    expect(upstream.asked).toHaveLength(1);
  });

  test('is removed when it is old', async () => {
    await makeProcess().between(near);
    await removeOldTravelTimes({ db, clock });
    expect(await db.selectFrom('travel_times').selectAll().execute()).toHaveLength(6);
    pass(31);
    await removeOldTravelTimes({ db, clock });
    expect(await db.selectFrom('travel_times').selectAll().execute()).toEqual([]);
  });

  test('is still used while the product is in maintenance, and nothing is asked or kept then', async () => {
    const live = { read: async () => ({ maintenanceMode: true, debugLogging: false }) };
    const table = await makeProcess().between([PALACE, VILLAGE]);
    const inMaintenance = await makeProcess({ settings: live }).between(near);
    expect(upstream.asked).toHaveLength(1);
    expect(minutes(inMaintenance, PALACE, VILLAGE)).toBe(minutes(table, PALACE, VILLAGE));
    expect(minutes(inMaintenance, PALACE, TEMPLE)).toBe(travelMinutes(PALACE, TEMPLE));
  });
});

describe('there is no table', () => {
  test('without a server', async () => {
    expect(await makeProcess({ server: undefined }).between(near)).toBeUndefined();
  });

  test('of one point, or of more than 200', async () => {
    const line = Array.from({ length: 201 }, (_, at): Coordinates => [127, 37 + at / 20_000]);
    expect(await makeProcess().between([PALACE, [126.9770001, 37.5796]])).toBeUndefined();
    expect(await makeProcess().between(line)).toBeUndefined();
    expect(upstream.asked).toEqual([]);
    const table = await makeProcess().between(line.slice(1));
    expect(table?.points).toHaveLength(200);
    expect(upstream.asked).toHaveLength(16);
  });

  test.each([
    ['fails', { status: 503 }],
    ['refuses', { status: 400, body: { code: 'NoSegment' } }],
    ['wants to be left alone', { status: 429 }],
    ['does not answer with a table', { body: 'Bad gateway' }],
    ['never answers', { never: true as const }],
  ])('where the server %s, which is logged once', async (_, answer) => {
    upstream.answerWith(answer);
    const process = makeProcess({ timeLimitMs: 400 });
    expect(await process.between(near)).toBeUndefined();
    expect(warnings).toEqual(['no travel times from the routing server']);
  });
});

test('estimates complete half a table, and the rest is asked for again', async () => {
  const durations = [[0, 90]];
  upstream.answerWith({ body: { code: 'Ok', durations } }, {});
  const process = makeProcess();
  const half = await process.between([PALACE, VILLAGE]);
  expect(minutes(half, PALACE, VILLAGE)).toBe(2);
  expect(minutes(half, VILLAGE, PALACE)).toBe(travelMinutes(VILLAGE, PALACE));
  const whole = await process.between([PALACE, VILLAGE]);
  expect(upstream.asked[1]).toMatchObject({ from: [VILLAGE], to: [PALACE] });
  expect(minutes(whole, PALACE, VILLAGE)).toBe(2);
  expect(minutes(whole, VILLAGE, PALACE)).toBe(fakeMinutes(VILLAGE, PALACE));
});

test('where one of several questions is refused, the others count', async () => {
  const far: Coordinates[] = [
    [129.04, 35.1],
    [129.045, 35.1],
  ];
  upstream.answerWith({ status: 400, body: { code: 'NoSegment' } }, {});
  const table = await makeProcess().between([...near, ...far]);
  expect(upstream.asked).toHaveLength(2);
  expect(table?.minutes.filter((known) => known >= 0).length).toBeGreaterThan(0);
  expect(warnings).toHaveLength(1);
});

test('a traveller who leaves is not a failure of the server', async () => {
  upstream.answerWith({ never: true }, {});
  const leaving = new AbortController();
  const process = makeProcess();
  const first = process.between(near, leaving.signal);
  await expect.poll(() => upstream.asked.length).toBe(1);
  leaving.abort();
  expect(await first).toBeUndefined();
  expect(warnings).toEqual([]);
  expect(await process.between(near)).toBeDefined();
});
