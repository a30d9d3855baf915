import { afterAll, beforeAll, expect, test } from 'vitest';
import { Poi } from '@ooo/domain/pois/poi.schema';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { UNSCHEDULED } from '@ooo/domain/pois/poi.rules';
import { PoiId, type TripId, type UserId } from '@ooo/domain/shared/ids';
import { WallTime } from '@ooo/domain/shared/wall-time.schema';
import { findViolatedConstraint, isUnstorableText } from '../database-errors.ts';
import { makePoi, makeTrip, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import {
  arrangePois,
  deletePoi,
  findPoi,
  insertPoiWithinLimit,
  listPois,
  type NewPoi,
  unschedulePois,
  updatePoi,
} from './pois.queries.ts';
import { connect } from '../connect.ts';
import { deleteTrip } from './trips.queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

const date = CalendarDate.parse('2025-10-02');
const startTime = WallTime.parse('09:30');

/** A place of one's own trip, far from any limit. */
async function insertPoi(own: { userId: UserId; tripId: TripId }, fields: NewPoi['fields']) {
  const poi = await insertPoiWithinLimit(database.db, { ...own, fields, limit: 500 });
  if (typeof poi === 'string') throw new Error(poi);
  return poi;
}

async function makeOwnTrip(): Promise<{ userId: UserId; tripId: TripId }> {
  const { id: userId } = await makeUser(database.db);
  return { userId, tripId: (await makeTrip(database.db, { userId })).id };
}

test('a place with a name alone comes back whole, by the wire schema', async () => {
  const own = await makeOwnTrip();
  const poi = await insertPoi(own, { name: 'Bukchon Hanok Village' });
  expect(Poi.parse(poi)).toEqual(poi);
  expect(poi).toMatchObject({
    tripId: own.tripId,
    name: 'Bukchon Hanok Village',
    category: 'POI',
    tag: 'misc',
    date: null,
    startTime: null,
    duration: null,
    location: {},
  });
});

test('a place with everything comes back as it went in', async () => {
  const own = await makeOwnTrip();
  const fields = {
    name: '광장시장',
    category: 'attraction' as const,
    tag: 'eat' as const,
    date,
    endDate: date,
    startTime,
    duration: 90,
    notes: 'Rating: 4.5 | Price: $',
    location: {
      address: '88 Changgyeonggung-ro',
      neighborhood: 'Jongno-gu',
      coordinates: [126.9996, 37.5701] satisfies [number, number],
    },
    openingHours: 'Mo-Su 09:00-23:00',
    source: 'OpenStreetMap',
    sourceId: 'node/123',
    sourceAsOf: date,
  };
  const poi = await insertPoi(own, fields);
  expect(poi).toMatchObject(fields);
  expect(await findPoi(database.db, { id: poi.id, userId: own.userId })).toEqual(poi);
});

test('a stranger neither sees nor touches a place, nor puts one into the trip', async () => {
  const own = await makeOwnTrip();
  const { id: stranger } = await makeUser(database.db);
  const poi = await makePoi(database.db, { tripId: own.tripId });
  const asStranger = { id: poi.id, userId: stranger };
  const inTrip = { tripId: own.tripId, userId: stranger };
  expect(await listPois(database.db, inTrip)).toEqual([]);
  expect(await findPoi(database.db, asStranger)).toBeUndefined();
  expect(await updatePoi(database.db, { ...asStranger, patch: { name: 'x' } })).toBeUndefined();
  expect(await deletePoi(database.db, asStranger)).toBe(false);
  const place = { fields: { name: 'x' }, limit: 500 };
  expect(await insertPoiWithinLimit(database.db, { ...inTrip, ...place })).toBe('not-found');
  const items = [{ poiId: poi.id, date, startTime, duration: 60, planned: true }];
  expect(await arrangePois(database.db, { ...inTrip, items })).toBe('not-found');
  expect(await listPois(database.db, own)).toEqual([poi]);
});

test('places lose their time together, and only those of the trip and its owner', async () => {
  const [own, other] = [await makeOwnTrip(), await makeOwnTrip()];
  const planned = { date, startTime, duration: 60 };
  const mine = await makePoi(database.db, { tripId: own.tripId, ...planned });
  const kept = await makePoi(database.db, { tripId: own.tripId, ...planned });
  const foreign = await makePoi(database.db, { tripId: other.tripId, ...planned });
  const ids = [mine.id, foreign.id];
  await unschedulePois(database.db, { ...own, userId: other.userId, ids });
  expect(await listPois(database.db, own)).toEqual([mine, kept]);
  await unschedulePois(database.db, { ...own, ids });
  await unschedulePois(database.db, { ...own, ids: [] });
  expect(await listPois(database.db, own)).toMatchObject([
    { id: mine.id, date: null, startTime: null, duration: null },
    { id: kept.id, ...planned },
  ]);
  expect(await listPois(database.db, other)).toEqual([foreign]);
});

test('a patch changes what it names; a location is set whole', async () => {
  const own = await makeOwnTrip();
  const poi = await makePoi(database.db, {
    tripId: own.tripId,
    notes: 'kept',
    location: { address: 'dropped', coordinates: [127, 37.5] },
  });
  const patched = await updatePoi(database.db, {
    id: poi.id,
    userId: own.userId,
    patch: { date, startTime, duration: 60, location: { neighborhood: 'Jung-gu' }, tag: undefined },
  });
  expect(patched).toEqual({
    ...poi,
    date,
    startTime,
    duration: 60,
    location: { neighborhood: 'Jung-gu' },
    updatedAt: patched?.updatedAt,
  });
});

test('places are listed in the order of saving and go with their trip', async () => {
  const own = await makeOwnTrip();
  const places = [];
  for (const name of ['c', 'a', 'b']) places.push(await makePoi(database.db, { ...own, name }));
  expect(await listPois(database.db, own)).toEqual(places);
  const [first] = places;
  expect(
    await deletePoi(database.db, { id: first?.id ?? PoiId.parse(0), userId: own.userId }),
  ).toBe(true);
  expect(await listPois(database.db, own)).toEqual(places.slice(1));
  await deleteTrip(database.db, { id: own.tripId, userId: own.userId });
  const left = database.db.selectFrom('pois').select('id').where('trip_id', '=', own.tripId);
  expect(await left.execute()).toEqual([]);
});

test('an arrangement sets and clears times at once', async () => {
  const own = await makeOwnTrip();
  const one = await makePoi(database.db, { tripId: own.tripId });
  const two = await makePoi(database.db, { tripId: own.tripId, date, startTime, duration: 30 });
  const untouched = await makePoi(database.db, { tripId: own.tripId, date });
  const changed = await arrangePois(database.db, {
    ...own,
    items: [
      { poiId: two.id, date: null, startTime: null, duration: null, planned: false },
      { poiId: one.id, date, startTime, duration: 120, planned: true },
    ],
  });
  const expected = [
    { ...one, date, startTime, duration: 120, planned: true, updatedAt: expect.any(String) },
    { ...two, date: null, startTime: null, duration: null, updatedAt: expect.any(String) },
  ];
  expect(changed).toEqual(expected);
  expect(await listPois(database.db, own)).toEqual([...expected, untouched]);
});

test('what auto-plan has set is marked until its time is cleared', async () => {
  const own = await makeOwnTrip();
  const poi = await makePoi(database.db, { ...own, date, startTime, planned: true });
  const id = { id: poi.id, userId: own.userId };
  expect(poi.planned).toBe(true);
  const renamed = await updatePoi(database.db, { ...id, patch: { name: 'Other' } });
  expect(renamed?.planned).toBe(true);
  // A version from before plans were marked clears the time alone.
  const { date: none, startTime: never } = UNSCHEDULED;
  await updatePoi(database.db, { ...id, patch: { date: none, startTime: never } });
  expect((await findPoi(database.db, id))?.planned).toBe(false);
});

test('an arrangement with one place of another trip changes nothing', async () => {
  const own = await makeOwnTrip();
  const mine = await makePoi(database.db, { tripId: own.tripId });
  const otherTrip = await makeTrip(database.db, { userId: own.userId });
  const elsewhere = await makePoi(database.db, { tripId: otherTrip.id });
  for (const wrong of [elsewhere.id, 0, Number.MAX_SAFE_INTEGER]) {
    const items = [mine.id, PoiId.parse(wrong)].map((poiId) => ({
      poiId,
      date,
      startTime,
      duration: 60,
      planned: false,
    }));
    expect(await arrangePois(database.db, { ...own, items })).toBe('not-found');
  }
  expect(await listPois(database.db, own)).toEqual([mine]);
});

test('an arrangement that the database refuses changes nothing', async () => {
  const own = await makeOwnTrip();
  const places = [await makePoi(database.db, own), await makePoi(database.db, own)];
  const items = places.map(({ id }, index) => ({
    poiId: id,
    date,
    startTime,
    duration: index === 0 ? 60 : 1,
    planned: false,
  }));
  await expect(arrangePois(database.db, { ...own, items })).rejects.toThrow('pois_duration_check');
  expect(await listPois(database.db, own)).toEqual(places);
});

test('opposite arrangements at once both end', async () => {
  const own = await makeOwnTrip();
  const ids: PoiId[] = [];
  for (let place = 0; place < 20; place += 1) ids.push((await makePoi(database.db, own)).id);
  const answers = await Promise.all(
    Array.from({ length: 10 }, (_, round) =>
      arrangePois(database.db, {
        ...own,
        items: (round % 2 === 0 ? ids : ids.toReversed()).map((poiId) => ({
          poiId,
          date,
          startTime,
          duration: 30 + round,
          planned: true,
        })),
      }),
    ),
  );
  expect(answers.map((answer) => answer.length)).toEqual(Array.from(answers, () => 20));
  const durations = (await listPois(database.db, own)).map((poi) => poi.duration);
  expect(new Set(durations).size).toBe(1);
});

test.each([
  ['lies at 95° north', { location: { coordinates: [127, 95] as [number, number] } }],
  ['lies at 181° east', { location: { coordinates: [181, 0] as [number, number] } }],
  ['ends before it begins', { date, endDate: CalendarDate.parse('2025-10-01') }],
  ['lasts four minutes', { duration: 4 }],
  ['has a blank name', { name: ' ' }],
])('the database refuses a place that %s', async (_, wrong) => {
  const own = await makeOwnTrip();
  const fields = { name: 'x', ...wrong };
  const error: unknown = await insertPoi(own, fields).catch((cause: unknown) => cause);
  expect(findViolatedConstraint(error)).toMatch(/^pois_\w+_check$/);
});

test('text that cannot be stored is distinguished from a server error', async () => {
  const own = await makeOwnTrip();
  const fields = { name: 'Palace\u0000' };
  const error: unknown = await insertPoi(own, fields).catch((cause: unknown) => cause);
  expect(isUnstorableText(error)).toBe(true);
  expect(isUnstorableText(new Error('another'))).toBe(false);
});

test('thirty creations at once over two pools: exactly as many places as the trip may have', async () => {
  const own = await makeOwnTrip();
  for (let at = 0; at < 5; at += 1) await makePoi(database.db, { tripId: own.tripId });
  const other = connect({ connectionString: database.connectionString });
  const answers = await Promise.all(
    Array.from({ length: 30 }, (_, at) => {
      const fields = { name: `Place ${at}` };
      const db = at % 2 === 0 ? database.db : other.db;
      return insertPoiWithinLimit(db, { ...own, fields, limit: 9 });
    }),
  );
  await other.close();
  expect(answers.filter((answer) => answer === 'limit-reached')).toHaveLength(26);
  expect(await listPois(database.db, own)).toHaveLength(9);
});

test('twenty equal bookmarks at once over two pools are one place', async () => {
  const own = await makeOwnTrip();
  const other = connect({ connectionString: database.connectionString });
  const fields = { name: 'N Seoul Tower', source: 'OOO', sourceId: 'seoul/n-seoul-tower' };
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      insertPoiWithinLimit(at % 2 === 0 ? database.db : other.db, { ...own, fields, limit: 500 }),
    ),
  );
  await other.close();
  const saved = await listPois(database.db, own);
  expect(saved).toMatchObject([fields]);
  expect(answers).toEqual(answers.map(() => saved[0]));
});

test('the database has a place from a source once a trip, and others as often as they are made', async () => {
  const [own, elsewhere] = [await makeOwnTrip(), await makeOwnTrip()];
  const sourceId = 'seoul/n-seoul-tower';
  await makePoi(database.db, { tripId: own.tripId, sourceId });
  await makePoi(database.db, { tripId: elsewhere.tripId, sourceId });
  await makePoi(database.db, { tripId: own.tripId });
  await makePoi(database.db, { tripId: own.tripId });
  const error: unknown = await makePoi(database.db, { tripId: own.tripId, sourceId }).catch(
    (cause: unknown) => cause,
  );
  expect(findViolatedConstraint(error)).toBe('pois_source_id_key');
});
