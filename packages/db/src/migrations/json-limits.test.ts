import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { UserId } from '@ooo/domain/shared/ids';
import { listTrips, updateTrip } from '../queries/trips.queries.ts';
import type { Db } from '../tables/database.ts';
import { makeEmpty } from '../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const PREVIOUS = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name < '0015-json-limits'),
);
const userId = UserId.parse('11111111-1111-4111-8111-111111111111');
const FLIGHTS = { outbound: { flightNumber: 'KE82' } };
const NESTED = `${'['.repeat(3000)}${']'.repeat(3000)}`;

/** A trip of the previous schema; resolves to its id. */
async function insert(db: Db, column: string, json: string): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into trips (user_id, name, destination, start_date, end_date, ${sql.ref(column)})
    values (${userId}, 'Trip', 'Seoul', '2025-10-01', '2025-10-04', ${json}::jsonb) returning id`.execute(
    db,
  );
  return rows[0]?.id ?? 0;
}

test('huge, deep or invalid values are deleted, and the flights stay', async () => {
  const db = (await makeEmpty())();
  await migrate(db, { migrations: PREVIOUS });
  await sql`insert into users (id, email, first_name) values (${userId}, 'zoe@example.com', 'Zoë')`.execute(
    db,
  );
  const huge = JSON.stringify({ a: 'x'.repeat(16_000_000) });
  // Letters that do not repeat, so that they are as large on disk.
  const dense = JSON.stringify({
    a: Array.from({ length: 400_000 }, (_, at) => Math.sin(at).toString(36)).join(''),
  });
  const poisoned: number[] = [
    await insert(db, 'packing_preferences', '{"constructor":1}'),
    await insert(db, 'packing_preferences', `{"a":${NESTED}}`),
    await insert(db, 'packing_preferences', huge),
    await insert(db, 'weather_cache', NESTED),
    await insert(db, 'packing_cache', huge),
    await insert(db, 'destination_overview_cache', '"text"'),
    await insert(db, 'flight_details', huge),
    await insert(db, 'flight_details', dense),
    await insert(db, 'flight_details', `{"a":${NESTED}}`),
  ];
  const sound = await insert(db, 'flight_details', JSON.stringify(FLIGHTS));
  await migrate(db);

  const trips = await listTrips(db, { userId });
  expect(trips.filter(({ id }) => poisoned.includes(id))).toHaveLength(poisoned.length);
  for (const trip of trips) {
    expect(trip).toMatchObject({
      packingPreferences: null,
      weatherCache: null,
      packingCache: null,
      destinationOverviewCache: null,
      flightDetails: trip.id === sound ? FLIGHTS : null,
    });
    const patch = { name: 'Renamed' };
    expect(await updateTrip(db, { id: trip.id, userId, patch })).toMatchObject(patch);
  }
});
