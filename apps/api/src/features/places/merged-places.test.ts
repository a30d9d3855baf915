import type { PlaceSearchResult } from '@ooo/domain/places/place.schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeGooglePlaces } from '../../providers/google-places/google-places.ts';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { startFakePlaces } from '../../testing/fake-places.ts';
import { makeTestDeps, type TestDeps, testEnv } from '../../testing/test-deps.ts';
import { makePlacesProviders } from './places-providers.service.ts';

const upstream = await startFakePlaces();
const KEY = 'AIza-hunter4';
const VARIABLES = {
  NOMINATIM_URL: upstream.url,
  OVERPASS_URL: `${upstream.url}/api/interpreter`,
  GOOGLE_MAPS_API_KEY: KEY,
};
const base = await makeTestDeps(VARIABLES);
const user = await makeInvitedUser(base);
const { db } = base;

/** An installation that reaches OpenStreetMap, and Google on this machine with `isGoogle`. */
function online({ isGoogle = false } = {}): TestDeps {
  const env = testEnv({ ...VARIABLES, OFFLINE: 'off' });
  const google = makeGooglePlaces(env, { address: upstream.url });
  const open = makePlacesProviders({ ...base, env: withoutKey(env) });
  return { ...base, env, places: [...(isGoogle && google ? [google] : []), ...open] };
}

function withoutKey({ googleMapsApiKey: _key, ...env }: TestDeps['env']): TestDeps['env'] {
  return env;
}

beforeEach(async () => {
  await db.deleteFrom('place_answers').execute();
  await db.deleteFrom('upstream_turns').execute();
  upstream.answerWith({});
});

const SEARCH = { query: 'palace', destination: 'Seoul' } as const;
const SHELF = { destination: 'Seoul', category: 'attraction', subcategory: 'attractions' } as const;
const idOf = ({ id }: { id: string }): string => id;

function palaceOf(places: readonly PlaceSearchResult[]): PlaceSearchResult {
  const found = places.filter(({ name }) => name === 'Gyeongbokgung Palace');
  expect(found).toHaveLength(1);
  const [palace] = found;
  if (!palace) throw new Error('none');
  return palace;
}

function namesOf(variables: Record<string, string>): string[] {
  return makePlacesProviders({ ...base, env: testEnv(variables) }).map(({ name }) => name);
}

test('in the order Google, OpenStreetMap, and none of them offline', () => {
  expect(namesOf({ OFFLINE: 'off', GOOGLE_MAPS_API_KEY: KEY })).toEqual([
    'Google',
    'OpenStreetMap',
  ]);
  expect(namesOf({ OFFLINE: 'off' })).toEqual(['OpenStreetMap']);
  expect(namesOf({ OFFLINE: 'on', GOOGLE_MAPS_API_KEY: KEY })).toEqual([]);
});

test('offline nothing leaves the machine', async () => {
  const places = makePlacesProviders({ ...base, env: testEnv(VARIABLES) });
  const caller = callerOf({ ...base, places }, user).places;
  const { places: found, canAskMore } = await caller.search(SEARCH);
  expect(found.length).toBeGreaterThan(2);
  expect(canAskMore).toBe(false);
  const page = await caller.recommendations(SHELF);
  expect(page).toMatchObject({ hasMore: true, unreachable: [] });
  expect(upstream.asked).toEqual([]);
});

describe('a search', () => {
  test('merges what all sources know about a place, and adds places that only they know', async () => {
    const { places, unreachable } = await callerOf(online({ isGoogle: true }), user).places.search(
      SEARCH,
    );
    expect(unreachable).toEqual([]);
    const palace = palaceOf(places);
    expect(palace).toMatchObject({
      id: 'seoul/gyeongbokgung-palace',
      otherIds: ['google/ChIJod7tSseifDUR9hXHLFNGMIs', 'osm/way/187842226'],
      rating: 4.6,
      ratingCount: 41_218,
      google_place: { types: expect.arrayContaining(['tourist_attraction']) },
      source: expect.stringMatching(/^Google, OpenStreetMap, OOO/u),
      asOf: expect.stringMatching(/^2026-/u),
    });
    expect(palace.description).toBeTruthy();
    expect(palace.visitMin).toBeGreaterThan(60);
    expect(places.map(idOf)).toEqual(
      expect.arrayContaining(['google/ChIJtestTestTestRestaurant0', 'osm/node/4620163589']),
    );
    expect(new Set(places.map(idOf)).size).toBe(places.length);
  });

  test('sends no key to anyone', async () => {
    const caller = callerOf(online({ isGoogle: true }), user);
    const answers = [
      await caller.places.search(SEARCH),
      await caller.places.recommendations(SHELF),
      await caller.app.config(),
    ];
    expect(JSON.stringify(answers)).not.toContain(KEY);
    expect(answers[2]).toMatchObject({ placeSources: ['Google', 'OpenStreetMap'] });
  });

  test('asks no source while the traveller types, and says that it could', async () => {
    const { search } = callerOf(online({ isGoogle: true }), user).places;
    const typed = await search({ ...SEARCH, submitted: false });
    expect(typed).toMatchObject({ canAskMore: true, unreachable: [] });
    expect(typed.places.map(idOf)).toContain('seoul/gyeongbokgung-palace');
    expect(upstream.asked).toEqual([]);
    const { canAskMore } = await search(SEARCH);
    expect(canAskMore).toBe(false);
    expect(upstream.asked).toHaveLength(2);
    const known = await search({ ...SEARCH, submitted: false });
    expect(known.places.map(idOf)).toContain('osm/node/4620163589');
    expect(upstream.asked).toHaveLength(2);
  });

  test('names sources that do not answer, and finds built-in places', async () => {
    upstream.answerWith({ status: 500 });
    const { places, unreachable } = await callerOf(online({ isGoogle: true }), user).places.search(
      SEARCH,
    );
    expect(unreachable).toEqual(['Google', 'OpenStreetMap']);
    expect(palaceOf(places).source).toMatch(/^OOO/u);
  });

  test.each(['<script>alert(1)</script>', '‮ארמון‬', '🏯🏯', "'; drop table"])(
    'for %s is an answer',
    async (query) => {
      upstream.answerWith({ body: [] });
      const answer = await callerOf(online(), user).places.search({ query, destination: 'Seoul' });
      expect(answer).toMatchObject({ unreachable: [], canAskMore: false });
      expect(upstream.asked.length).toBeLessThanOrEqual(1);
    },
  );

  test('for 10,000 characters is refused', async () => {
    const query = 'x'.repeat(10_000);
    const answer = callerOf(online(), user).places.search({ query, destination: 'Seoul' });
    await expect(answer).rejects.toMatchObject({ code: 'BAD_REQUEST' });
    expect(upstream.asked).toEqual([]);
  });
});

describe('a shelf', () => {
  test('pages over all sources, each place once, and ends when it says so', async () => {
    const { recommendations } = callerOf(online(), user).places;
    const ids: string[] = [];
    let hasMore = true;
    for (let page = 1; hasMore; page += 1) {
      const found = await recommendations({ ...SHELF, page });
      expect(found.recommendations.length).toBeGreaterThan(0);
      ids.push(...found.recommendations.map(idOf));
      ({ hasMore } = found);
    }
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.slice(-2).sort()).toEqual(['osm/node/11111', 'osm/relation/22222']);
    // The palace is the atlas's, under the atlas's id.
    expect(ids).not.toContain('osm/way/187842226');
    expect(upstream.asked).toHaveLength(1);
  });

  test('begins with the same places while a source is down', async () => {
    const first = await callerOf(online(), user).places.recommendations(SHELF);
    await db.deleteFrom('place_answers').execute();
    await db.deleteFrom('upstream_turns').execute();
    upstream.answerWith({ status: 504, body: '<html>Gateway' });
    const down = await callerOf(online(), user).places.recommendations(SHELF);
    expect(down.unreachable).toEqual(['OpenStreetMap']);
    expect(down.recommendations.map(idOf)).toEqual(first.recommendations.map(idOf));
  });

  test('of a destination that the atlas does not know is empty, and no source is asked', async () => {
    const { recommendations } = callerOf(online({ isGoogle: true }), user).places;
    const ask = { ...SHELF, destination: 'Grandmother’s garden' };
    expect(await recommendations(ask)).toEqual({
      recommendations: [],
      hasMore: false,
      unreachable: [],
    });
    expect(upstream.asked).toEqual([]);
  });

  test('of a city without built-in places has what OpenStreetMap knows', async () => {
    const { recommendations } = callerOf(online(), user).places;
    const page = await recommendations({ ...SHELF, destination: 'Suwon' });
    expect(page.unreachable).toEqual([]);
    const elsewhere = await recommendations({ ...SHELF, destination: 'Reykjavík' });
    // What the fake knows is in Seoul.
    expect(elsewhere.recommendations).toEqual([]);
  });
});
