import type { WeatherDay } from '@ooo/domain/weather/weather.schema';
import { expect, test } from 'vitest';
import type { Refusal } from '../testing/answer-shapes.ts';
import { callerOf, makeInvitedUser } from '../testing/callers.ts';
import { headersOf } from '../testing/people.ts';
import { makeOwned } from '../testing/samples.ts';
import { startTestApp } from '../testing/test-app.ts';

const { app, deps } = await startTestApp({ MAX_TRIPS_PER_USER: '1000' });
const owner = await makeInvitedUser(deps);
const headers = await headersOf(deps, owner);
const { tripId } = await makeOwned(callerOf(deps, owner));
const BATCH = { tripId, city: 'Seoul', startDate: '2026-10-01', endDate: '2026-10-05' };

const post = async (payload: object) =>
  app.inject({ method: 'POST', url: '/api/weather/batch', headers, payload });
const get = async (query: Record<string, string>) =>
  app.inject({ method: 'GET', url: '/api/weather', headers, query });

test('a batch answers a list of days, and a day is one of them §7.18 §7.19', async () => {
  const answer = await post(BATCH);
  expect(answer.statusCode).toBe(200);
  const days = answer.json<WeatherDay[]>();
  expect(days.map(({ date }) => date)).toEqual([1, 2, 3, 4, 5].map((day) => `2026-10-0${day}`));
  expect(days[0]).toEqual({
    date: '2026-10-01',
    kind: 'climate',
    source: expect.stringContaining('Deutscher Wetterdienst'),
    asOf: expect.stringMatching(/^\d{4}–\d{4}$/),
    condition: expect.stringMatching(/^(often-dry|some-rain)$/),
    tempMin: expect.any(Number),
    tempMax: expect.any(Number),
    rainChance: expect.any(Number),
    precipitation: expect.any(Number),
    sun: 'rises',
    sunrise: expect.stringMatching(/^06:2\d$/),
    sunset: expect.stringMatching(/^18:1\d$/),
  });
  const day = await get({ date: '2026-10-03', city: 'Seoul', tripId: String(tripId) });
  expect([day.statusCode, day.json()]).toEqual([200, days[2]]);
  const alone = await get({ date: '2026-10-03', city: 'Seoul' });
  expect(alone.json()).toEqual(days[2]);
});

test('an unknown city has no days', async () => {
  expect((await post({ ...BATCH, city: 'Atlantis' })).json()).toEqual([]);
  const day = await get({ date: '2026-10-03', city: 'Atlantis' });
  expect([day.statusCode, day.json<Refusal>().code]).toEqual([404, 'NOT_FOUND']);
});

test.each([
  ['a date that does not exist', { startDate: '2026-02-29' }, /startDate/],
  ['a date before 1900', { startDate: '1899-12-31' }, /startDate/],
  ['a date after 2199', { endDate: '2200-01-01' }, /endDate/],
  ['no city', { city: undefined }, /city/],
  ['dates in the wrong order', { endDate: '2026-09-30' }, /can’t end before/],
  ['more than a year', { endDate: '2027-10-02' }, /at most a year/],
  ['a text for the trip', { tripId: 'mine' }, /tripId/],
])('a batch with %s is refused', async (_, fields, says) => {
  const answer = await post({ ...BATCH, ...fields });
  expect([answer.statusCode, answer.json<Refusal>().code]).toEqual([400, 'BAD_REQUEST']);
  expect(answer.json<Refusal>().message).toMatch(says);
});

test.each<[string, Record<string, string>, number]>([
  ['no date', { city: 'Seoul' }, 400],
  ['no city', { date: '2026-10-03' }, 400],
  ['a word for the trip', { date: '2026-10-03', city: 'Seoul', tripId: 'mine' }, 400],
  ['an id of thirty digits', { date: '2026-10-03', city: 'Seoul', tripId: '9'.repeat(30) }, 400],
  ['an id beyond the database', { date: '2026-10-03', city: 'Seoul', tripId: '9'.repeat(15) }, 404],
  ['a trip below zero', { date: '2026-10-03', city: 'Seoul', tripId: '-1' }, 404],
])('a day with %s is refused', async (_, query, status) => {
  expect((await get(query)).statusCode).toBe(status);
});
