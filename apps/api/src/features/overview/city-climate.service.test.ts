import { findDestination, type Destination } from '@ooo/atlas/destinations';
import { findClimateNormals } from '@ooo/db/queries/climate-normals.queries';
import { date } from '@ooo/domain/testing/literals';
import { beforeEach, expect, test } from 'vitest';
import { makeOpenMeteoArchive } from '../../providers/open-meteo/open-meteo-archive.ts';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { archiveDates, startFakeArchive } from '../../testing/fake-open-meteo-archive.ts';
import { makeTestDeps, testEnv } from '../../testing/test-deps.ts';
import { createClimates } from '../weather/climates.service.ts';

const upstream = await startFakeArchive();
const offline = await makeTestDeps();
const env = testEnv({ OFFLINE: 'off', OPEN_METEO_ARCHIVE_URL: upstream.url });
const archive = makeOpenMeteoArchive(env);
const deps = { ...offline, climates: createClimates({ ...offline, archive }) };
const user = await makeInvitedUser(deps);
const { overview, trips } = callerOf(deps, { ...user, temperatureUnit: 'celsius' });

beforeEach(async () => {
  await offline.db.deleteFrom('climate_normals').execute();
  upstream.answerWith({});
});

function city(name: string): Destination {
  const found = findDestination(name);
  if (!found) throw new Error(name);
  return found;
}

const JULY = { startDate: date('2027-07-05'), endDate: date('2027-07-14') };
const WARMTH = /Days reach about .+°C/u;
const isAsked = async (name: string) =>
  (await findClimateNormals(offline.db, city(name)))?.climate !== undefined;

test('an overview tells the climate of the archive where no station is near', async () => {
  const found = await overview.get({ destination: 'Stanley', ...JULY });
  expect(found.insights.join('\n')).toMatch(/Days reach about 5\u00A0°C.+\u22123\u00A0°C/u);
  expect(found.sources).toContainEqual({
    source: 'Open-Meteo archive, 2016–2025',
    asOf: new Date().toISOString().slice(0, 10),
  });
});

test('a trip keeps no overview with the climate of a far station while the archive is asked', async () => {
  const release = upstream.hold();
  const trip = await trips.create({ destination: 'Zermatt', ...JULY });
  const asked = { tripId: trip.id, destination: 'Zermatt', ...JULY };
  const first = await overview.get(asked);
  expect(first.insights.join('\n')).toMatch(/Days reach about 2\d\u00A0°C/u);
  expect(await trips.get({ id: trip.id })).toMatchObject({ destinationOverviewCache: null });
  release();
  await expect.poll(async () => isAsked('Zermatt')).toBe(true);
  const second = await overview.get(asked);
  expect(second.insights.join('\n')).toMatch(/Days reach about 5\u00A0°C/u);
  expect((await trips.get({ id: trip.id })).destinationOverviewCache).toMatchObject({
    insights: second.insights,
  });
});

test('it says nothing about days in a month that the archive does not know', async () => {
  const query = new URLSearchParams({ start_date: '2016-01-01', end_date: '2025-12-31' });
  const rain = archiveDates(query).map((day) => (day.slice(5, 7) === '07' ? null : 0));
  upstream.answerWith({ daily: { precipitation_sum: rain } });
  const july = await overview.get({ destination: 'Stanley', ...JULY });
  expect(july.insights.join('\n')).not.toMatch(WARMTH);
  const august = { startDate: date('2027-08-05'), endDate: date('2027-08-14') };
  const known = await overview.get({ destination: 'Stanley', ...august });
  expect(known.insights.join('\n')).toMatch(WARMTH);
});
