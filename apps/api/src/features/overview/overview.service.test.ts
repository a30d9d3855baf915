import { listSeasonCities } from '@ooo/atlas/seasons';
import { date } from '@ooo/domain/testing/literals';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();
const { overview } = callerOf(deps, await makeInvitedUser(deps));

const stay = (destination: string, startDate: string, endDate: string) => ({
  destination,
  startDate: date(startDate),
  endDate: date(endDate),
});

test('Seoul at Chuseok: the holiday first, then what the weather and the country are like', async () => {
  const found = await overview.get(stay('Seoul, South Korea', '2026-09-22', '2026-09-28'));
  expect(found).toMatchObject({ touristSeason: 'high', crowdLevel: 'busy' });
  expect(found.insights[0]).toMatch(/^Chuseok \(2026-09-24 to 2026-09-26\): /u);
  const all = found.insights.join('\n');
  expect(all).toMatch(/Days reach about 2\d °C/u);
  expect(all).toContain('call: police 112');
  expect(all).toContain('Prices are in KRW.');
});

test('each source is named once, with the day on which it was read', async () => {
  const { sources } = await overview.get(stay('Seoul', '2026-10-01', '2026-10-05'));
  expect(new Set(sources.map(({ source }) => source)).size).toBe(sources.length);
  expect(sources.map(({ source }) => source).join('\n')).toMatch(/Deutscher Wetterdienst.*Seoul/u);
  for (const { asOf } of sources) expect(asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/u);
});

test('every core city has an overview in every month', async () => {
  const months = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
  const stays = listSeasonCities().flatMap((city) =>
    months.map((month) => stay(city, `2027-${month}-03`, `2027-${month}-12`)),
  );
  expect(stays.length).toBe(720);
  for (const one of stays) {
    const { insights, touristSeason } = await overview.get(one);
    expect([one, insights.some((text) => text.startsWith('Days reach'))]).toEqual([one, true]);
    expect(touristSeason).not.toBe('unknown');
  }
});

test('events of the days of a stay come as text and one by one, each with its source', async () => {
  const found = await overview.events(stay('Munich', '2026-09-25', '2026-09-28'));
  expect(found.hasEvents).toBe(true);
  expect(found.eventInfo).toContain('Oktoberfest');
  expect(found.eventInfo.split('\n')).toHaveLength(found.events.length);
  for (const { source } of found.events) expect(source).not.toBe('');
});

test('a city whose events are not known has none, and its country is known', async () => {
  const there = stay('Łódź', '2027-03-01', '2027-03-05');
  expect(await overview.events(there)).toEqual({ hasEvents: false, eventInfo: '', events: [] });
  expect((await overview.get(there)).insights.join('\n')).toContain('Prices are in PLN.');
});

test('a destination that is not known is not made up', async () => {
  const nowhere = stay('Atlantis', '2027-03-01', '2027-03-05');
  await expect(overview.get(nowhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(overview.events(nowhere)).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test.each([
  ['the end before the start', '2027-03-05', '2027-03-01'],
  ['more than a year', '2027-03-05', '2028-03-06'],
])('%s is refused', async (_, start, end) => {
  await expect(overview.get(stay('Seoul', start, end))).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('years whose holidays are not known say so', async () => {
  const { insights } = await overview.get(stay('Seoul', '2040-05-01', '2040-05-04'));
  expect(insights.join('\n')).toContain('We don’t know the public holidays');
});
