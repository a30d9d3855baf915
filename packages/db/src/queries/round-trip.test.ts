import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { PACKING_CATEGORIES } from '@ooo/domain/packing/packing.schema';
import { POI_CATEGORIES } from '@ooo/domain/pois/poi.schema';
import { POI_TAGS } from '@ooo/domain/pois/poi-tags';
import { fromDayNumber, toDayNumber } from '@ooo/domain/shared/calendar-date';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import type { UserId } from '@ooo/domain/shared/ids';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import { makePoi, makeTrip, makeUser } from '../testing/factories.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { findPoi } from './pois.queries.ts';
import { findTrip } from './trips.queries.ts';

let database: TestDatabase;
let userId: UserId;
beforeAll(async () => {
  database = await createTestDatabase();
  userId = (await makeUser(database.db)).id;
});
afterAll(() => database.drop());

const firstDay = toDayNumber(CalendarDate.parse('1900-01-01'));
const lastDay = toDayNumber(CalendarDate.parse('2199-12-31'));
const date = fc.integer({ min: firstDay, max: lastDay }).map(fromDayNumber);

/** Whatever the wire schemas let through, but for `\u0000`, which no text of PostgreSQL holds. */
function text(maxLength: number) {
  return fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: Math.floor(maxLength / 8) })
    .filter((value) => value.trim() !== '' && !value.includes('\u0000'));
}

/** Without the negative zero, which equals zero everywhere but in a test. */
function degrees(limit: number) {
  return fc.double({ min: -limit, max: limit, noNaN: true }).map((value) => value + 0);
}

const poi = fc.record({
  name: text(200),
  category: fc.constantFrom(...POI_CATEGORIES),
  tag: fc.constantFrom(...POI_TAGS),
  date: fc.option(date),
  startTime: fc.option(fc.integer({ min: 0, max: 1439 }).map(fromMinutes)),
  duration: fc.option(fc.integer({ min: 5, max: 1440 })),
  notes: fc.option(text(4000)),
  location: fc.record(
    {
      address: text(300),
      neighborhood: text(120),
      coordinates: fc.tuple(degrees(180), degrees(90)),
    },
    { requiredKeys: [] },
  ),
  openingHours: fc.option(text(400)),
  source: fc.option(text(200)),
  sourceAsOf: fc.option(date),
});

test('every place that the schema allows comes back as it went in §3.1 §3.10', async () => {
  const { id: tripId } = await makeTrip(database.db, { userId });
  await fc.assert(
    fc.asyncProperty(poi, async (fields) => {
      const { id } = await makePoi(database.db, { tripId, ...fields });
      expect(await findPoi(database.db, { id, userId })).toMatchObject(fields);
      expect((await findPoi(database.db, { id, userId }))?.location).toEqual(fields.location);
    }),
  );
});

const packingPreferences = fc.record(
  {
    activities: fc.array(fc.constantFrom('hiking', 'hot-spring'), { maxLength: 20 }),
    childrenAges: fc.array(fc.integer({ min: 0, max: 17 }), { maxLength: 10 }),
    laundry: fc.boolean(),
    ownItems: fc.array(
      fc.record(
        {
          item: text(60).map((item) => item.trim()),
          category: fc.constantFrom(...PACKING_CATEGORIES),
          quantity: fc.integer({ min: 1, max: 99 }),
        },
        { requiredKeys: ['item'] },
      ),
      { maxLength: 50 },
    ),
  },
  { requiredKeys: [] },
);

test('every span of dates and every JSON value comes back as it went in', async () => {
  const trip = fc.record({
    name: text(120),
    destination: text(160),
    startDate: date.filter((start) => toDayNumber(start) + 365 <= lastDay),
    nights: fc.integer({ min: 0, max: 365 }),
    packingPreferences: fc.option(packingPreferences),
  });
  await fc.assert(
    fc.asyncProperty(trip, async ({ nights, ...fields }) => {
      const endDate = fromDayNumber(toDayNumber(fields.startDate) + nights);
      const { id } = await makeTrip(database.db, { userId, ...fields, endDate });
      const found = await findTrip(database.db, { id, userId });
      expect(found).toMatchObject({ ...fields, endDate });
      expect(found?.packingPreferences).toEqual(fields.packingPreferences);
    }),
  );
});
