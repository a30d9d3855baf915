import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { UserId } from '@ooo/domain/shared/ids';
import { listPois } from '../queries/pois.queries.ts';
import { listTrips } from '../queries/trips.queries.ts';
import type { Db } from '../tables/database.ts';
import { makeEmpty } from '../testing/empty-database.ts';
import { migrate } from './migrate.ts';
import { MIGRATIONS } from './migrations.ts';

const PREVIOUS = Object.fromEntries(
  Object.entries(MIGRATIONS).filter(([name]) => name < '0016-place-sources-and-demos'),
);
/** The demo as it was made when this migration was new. */
const DEMO = {
  name: 'Seoul Trip 2025',
  destination: 'Seoul',
  startDate: '2025-10-01',
  endDate: '2025-10-13',
  departureAirport: 'JFK',
  arrivalAirport: 'ICN',
  flightDetails: { outbound: { flightNumber: 'KE82' }, return: { flightNumber: 'KE85' } },
};
const userId = UserId.parse('11111111-1111-4111-8111-111111111111');

async function insert(db: Db, { name, endDate }: { name: string; endDate: string }): Promise<void> {
  const { destination, startDate, departureAirport, arrivalAirport, flightDetails } = DEMO;
  await sql`
    insert into trips (user_id, name, destination, start_date, end_date,
      departure_airport, arrival_airport, flight_details)
    values (${userId}, ${name}, ${destination}, ${startDate}, ${endDate},
      ${departureAirport}, ${arrivalAirport}, ${JSON.stringify(flightDetails)}::jsonb)`.execute(db);
}

test('of older trips only an unchanged demo is the demo, and duplicate places stay', async () => {
  const db = (await makeEmpty())();
  await migrate(db, { migrations: PREVIOUS });
  await sql`insert into users (id, email, first_name) values (${userId}, 'zoe@example.com', 'Zoë')`.execute(
    db,
  );
  await insert(db, DEMO);
  await insert(db, { ...DEMO, name: 'Our Seoul' });
  await insert(db, { ...DEMO, endDate: '2025-10-14' });
  await sql`
    insert into pois (trip_id, name, source)
    select trips.id, 'N Seoul Tower', 'OOO' from trips, generate_series(1, 20)`.execute(db);
  await migrate(db);

  const trips = await listTrips(db, { userId });
  expect(trips.map(({ name, endDate, isDemo }) => [name, endDate, isDemo])).toEqual([
    ['Seoul Trip 2025', '2025-10-14', false],
    ['Our Seoul', '2025-10-13', false],
    ['Seoul Trip 2025', '2025-10-13', true],
  ]);
  for (const { id: tripId } of trips) {
    const pois = await listPois(db, { tripId, userId });
    expect(pois.map(({ sourceId }) => sourceId)).toEqual(Array.from({ length: 20 }, () => null));
  }
});
