import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();
const caller = callerOf(deps, await makeInvitedUser(deps));

test('a search proposes what a trip keeps, with what tells it from its namesakes', async () => {
  const found = await caller.places.destinations({ q: 'toledo' });
  expect(found[0]).toEqual({
    text: 'Toledo',
    names: { en: 'Toledo', ko: '톨레도', es: 'Toledo' },
    kind: 'city',
    countryCode: 'ES',
    flag: '🇪🇸',
  });
  expect(found[1]).toMatchObject({ text: 'Toledo, Ohio', region: 'Ohio', countryCode: 'US' });
});

test.each(['', 's', 'zzzzzz', '\u0000', "'; drop table trips; --"])(
  '%j proposes nothing and breaks nothing',
  async (q) => {
    expect(await caller.places.destinations({ q })).toEqual([]);
  },
);

test('a trip to a town without an airport has its country, zone, climate and weather §5.12', async () => {
  const [bled] = await caller.places.destinations({ q: '블레드' });
  const trip = await caller.trips.create({
    destination: bled?.text ?? '',
    startDate: SEOUL.startDate,
    endDate: SEOUL.endDate,
  });
  expect(trip).toMatchObject({
    name: 'Bled Oct-2026',
    destination: 'Bled',
    countryFlag: '🇸🇮',
    arrivalAirport: null,
  });
  expect(await caller.places.destination({ destination: trip.destination })).toMatchObject({
    city: 'Bled',
    countryCode: 'SI',
    zone: 'Europe/Ljubljana',
    coordinates: [14.1136, 46.3692],
  });
  const [overview] = await caller.trips.overview();
  expect(overview).toMatchObject({ temperaturesFrom: 'climate', zone: 'Europe/Ljubljana' });
  const days = await caller.weather.batch({
    tripId: trip.id,
    city: 'Bled',
    startDate: trip.startDate,
    endDate: trip.endDate,
  });
  expect(days).toHaveLength(5);
  const facts = await caller.overview.get({
    destination: 'Bled',
    startDate: trip.startDate,
    endDate: trip.endDate,
    tripId: trip.id,
  });
  expect(JSON.stringify(facts)).toContain('EUR');
});

test('of two towns of one name the trip goes to the one that was chosen', async () => {
  const other = callerOf(deps, await makeInvitedUser(deps));
  const stay = { startDate: SEOUL.startDate, endDate: SEOUL.endDate };
  const ohio = await other.trips.create({ destination: 'Toledo, Ohio', ...stay });
  const spain = await other.trips.create({ destination: 'Toledo', ...stay });
  expect([ohio.countryFlag, spain.countryFlag]).toEqual(['🇺🇸', '🇪🇸']);
  expect(ohio.name).toBe('Toledo Oct-2026');
});
