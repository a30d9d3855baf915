import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { startFakePlaces } from '../../testing/fake-places.ts';
import { makeTestDeps, type TestDeps, testEnv } from '../../testing/test-deps.ts';
import { removeOldAnswers } from './answers-age.service.ts';
import { makePlacesProviders } from './places-providers.service.ts';

const upstream = await startFakePlaces();
const base = await makeTestDeps();
const user = await makeInvitedUser(base);
const env = testEnv({
  OFFLINE: 'off',
  NOMINATIM_URL: upstream.url,
  OVERPASS_URL: `${upstream.url}/api/interpreter`,
});
/** Another process on the database. */
const makeProcess = (): TestDeps => ({
  ...base,
  env,
  places: makePlacesProviders({ ...base, env }),
});
const searchIn = (deps: TestDeps) => callerOf(deps, user).places.search;

test('all processes together ask no more than once a second', async () => {
  const [one, other] = [searchIn(makeProcess()), searchIn(makeProcess())];
  const queries = ['palace', 'museum', 'garden', 'market'];
  const asked = queries.flatMap((query) => [
    one({ query, destination: 'Seoul' }),
    other({ query, destination: 'Seoul' }),
  ]);
  await Promise.all(asked);
  await expect.poll(() => upstream.asked.length).toBe(queries.length);
  const times = upstream.asked.map(({ at }) => at);
  for (const [index, at] of times.slice(1).entries())
    expect(at - (times[index] ?? 0)).toBeGreaterThanOrEqual(1000);
  // The last of them came after the travellers had their answer, and is there for the next one.
  await expect
    .poll(async () => (await one({ query: 'market', destination: 'Seoul' })).places.length)
    .toBeGreaterThan(1);
  expect(upstream.asked).toHaveLength(queries.length);
});

test('an upstream that never answers costs a traveller less than three seconds', async () => {
  await base.db.deleteFrom('upstream_turns').execute();
  upstream.answerWith({ never: true });
  const { recommendations } = callerOf(makeProcess(), user).places;
  const shelf = { destination: 'Seoul', category: 'attraction', subcategory: 'parks' } as const;
  const begun = performance.now();
  const page = await recommendations(shelf);
  expect(performance.now() - begun).toBeLessThan(3000);
  expect(page.unreachable).toEqual(['OpenStreetMap']);
  expect(page.recommendations).toHaveLength(5);
  expect(upstream.asked).toHaveLength(1);
});

test('old answers are removed', async () => {
  const { db } = base;
  const listKept = async () => db.selectFrom('place_answers').select('key').execute();
  const fetched_at = new Date('2026-01-01');
  await db
    .updateTable('place_answers')
    .set({ fetched_at })
    .where('answer', 'is not', null)
    .execute();
  await removeOldAnswers({ db, clock: () => new Date('2026-06-01') });
  expect(await listKept()).not.toEqual([]);
  await removeOldAnswers({ db, clock: () => new Date('2027-06-01') });
  expect(await listKept()).toEqual([]);
});
