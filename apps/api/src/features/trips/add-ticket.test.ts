import { makeTripCaches } from '@ooo/db/testing/factories';
import { expect, test } from 'vitest';
import { addTicketToTrip } from '@ooo/domain/tickets/add-ticket-to-trip';
import { KE81, KE82, makeReading } from '@ooo/domain/testing/make-reading';
import { findAirport } from '@ooo/atlas/airports';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();
const { trips, pois } = callerOf(deps, await makeInvitedUser(deps));
const zoneOf = (code: string): string | undefined => findAirport(code)?.zone;

test('an update adds a ticket to a trip: dates follow, caches are cleared, and the flights are stored', async () => {
  const created = await trips.create({ ...SEOUL, arrivalAirport: 'ICN' });
  const late = await pois.create({ tripId: created.id, name: 'Palace', date: SEOUL.endDate });
  await makeTripCaches(deps.db, {
    tripId: created.id,
    weather_cached_at: new Date(),
    packing_cached_at: new Date(),
  });
  const before = await trips.get({ id: created.id });
  expect(before.weatherCachedAt).not.toBeNull();

  const reading = makeReading([KE82, KE81], { returnFrom: 1 });
  const added = addTicketToTrip(before, reading, zoneOf);
  if (!added.ok) throw new Error(added.reason);
  const after = await trips.update({ id: created.id, patch: added.value.patch });
  expect(after).toMatchObject({
    startDate: '2025-10-10',
    endDate: '2025-10-13',
    departureAirport: 'JFK',
    flightDetails: {
      outbound: { segments: [{ flightNumber: 'KE82', departureZone: 'America/New_York' }] },
      return: { segments: [{ flightNumber: 'KE81' }] },
    },
    weatherCachedAt: null,
    packingCachedAt: null,
  });
  const [place] = await pois.list({ tripId: created.id });
  expect(place).toMatchObject({ id: late.id, date: null });

  const stored = await trips.get({ id: created.id });
  expect(addTicketToTrip(stored, reading, zoneOf)).toEqual({ ok: false, reason: 'nothing-new' });
});
