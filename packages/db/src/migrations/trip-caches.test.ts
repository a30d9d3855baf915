import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { UserId } from '@ooo/domain/shared/ids';
import { date } from '@ooo/domain/testing/literals';
import { makeOverview } from '@ooo/domain/testing/make-overview';
import { makeWeatherDay } from '@ooo/domain/testing/make-packing';
import { NO_CACHES } from '@ooo/domain/trips/no-caches';
import { listTrips } from '../queries/trips.queries.ts';
import { makeEmpty } from '../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const PREVIOUS = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name < '0029-trip-caches'),
);
const userId = UserId.parse('11111111-1111-4111-8111-111111111111');
const WEATHER = [makeWeatherDay(date('2025-10-01'), [12, 20])];
const OVERVIEW = makeOverview();

test('what was kept with a trip is still kept, and a trip without has no row', async () => {
  const db = (await makeEmpty())();
  await migrate(db, { migrations: PREVIOUS });
  await sql`insert into users (id, email, first_name) values (${userId}, 'zoe@example.com', 'Zoë')`.execute(
    db,
  );
  await sql`
    insert into trips (user_id, name, destination, start_date, end_date, weather_cache, weather_cached_at,
      weather_next_refresh, packing_cache, packing_cached_at, destination_overview_cache, destination_overview_cached_at)
    values
      (${userId}, 'Nothing', 'Seoul', '2025-10-01', '2025-10-04', null, null, null, null, null, null, null),
      (${userId}, 'Weather', 'Seoul', '2025-10-01', '2025-10-04', ${JSON.stringify(WEATHER)}::jsonb,
        '2025-09-30T08:00:00Z', '2025-09-30T09:00:00Z', null, null, null, null),
      (${userId}, 'Lists', 'Seoul', '2025-10-01', '2025-10-04', null, null, null, '{"en":[]}',
        '2025-09-30T08:00:00Z', ${JSON.stringify(OVERVIEW)}::jsonb, '2025-09-30T10:00:00Z')`.execute(
    db,
  );
  await migrate(db);

  const trips = new Map((await listTrips(db, { userId })).map((trip) => [trip.name, trip]));
  expect(trips.get('Nothing')).toMatchObject(NO_CACHES);
  expect(trips.get('Weather')).toMatchObject({
    ...NO_CACHES,
    weatherCache: WEATHER,
    weatherCachedAt: '2025-09-30T08:00:00.000Z',
    weatherNextRefresh: '2025-09-30T09:00:00.000Z',
  });
  expect(trips.get('Lists')).toMatchObject({
    ...NO_CACHES,
    packingCache: { en: [] },
    packingCachedAt: '2025-09-30T08:00:00.000Z',
    destinationOverviewCache: OVERVIEW,
    destinationOverviewCachedAt: '2025-09-30T10:00:00.000Z',
  });
  const rows = await db.selectFrom('trip_caches').select('trip_id').execute();
  expect(rows).toHaveLength(2);
});
