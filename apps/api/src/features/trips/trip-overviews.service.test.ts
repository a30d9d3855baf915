import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();

async function overviewOf(fields: object) {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  await caller.trips.create({ ...SEOUL, ...fields });
  const [overview] = await caller.trips.overview();
  return overview;
}

test('a trip has the range of its climate and its zone from the moment it exists', async () => {
  const overview = await overviewOf({ startDate: '2027-01-10', endDate: '2027-01-14' });
  expect(overview).toMatchObject({ temperaturesFrom: 'climate', zone: 'Asia/Seoul' });
  const { minF = 0, maxF = 0 } = overview?.temperatures ?? {};
  expect(minF).toBeGreaterThan(15);
  expect(minF).toBeLessThan(maxF);
  expect(maxF).toBeLessThan(40);
});

test('the trip’s own weather comes first', async () => {
  const user = await makeInvitedUser(deps);
  const caller = callerOf(deps, user);
  const trip = await caller.trips.create(SEOUL);
  const days = await caller.weather.batch({
    tripId: trip.id,
    city: 'Seoul',
    startDate: trip.startDate,
    endDate: trip.endDate,
  });
  const [overview] = await caller.trips.overview();
  expect(overview?.temperaturesFrom).toBe('weather');
  expect(overview?.temperatures?.maxF).toBe(Math.max(...days.map(({ tempMax }) => tempMax)));
});

test('where nothing is known the range is the specified guess, and says so §2.24 §9.20', async () => {
  const overview = await overviewOf({ destination: 'Grandmother’s garden', arrivalAirport: null });
  expect(overview).toMatchObject({
    temperaturesFrom: 'guess',
    temperatures: { minF: 59, maxF: 77 },
  });
  expect(overview).not.toHaveProperty('zone');
});
