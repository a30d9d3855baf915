import type { FoundPlace } from '@ooo/domain/places/found-place.schema';
import { DISCOVERY_SHELVES } from '@ooo/domain/places/discovery-shelves';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { PLACE_CITIES } from '@ooo/atlas/places';
import { distanceKm } from '@ooo/domain/distance/haversine';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import type { PlacesProvider } from '../../context/ports/places.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();
const user = await makeInvitedUser(deps);
const { places } = callerOf(deps, user);
const NOTHING = { places: [], unreachable: [], canAskMore: false };
const SEOUL: Coordinates = [126.978, 37.5665];

test('a search finds places of the destination, with their source and its day §7.20', async () => {
  const { places: found, unreachable } = await places.search({
    query: 'palace',
    destination: 'Seoul, South Korea',
  });
  expect(unreachable).toEqual([]);
  expect(found.map(({ name }) => name).join()).toContain('Gyeongbokgung');
  for (const place of found) {
    expect(distanceKm(place.coordinates, SEOUL)).toBeLessThanOrEqual(100);
    expect(place.source).not.toBe('');
    expect(place.asOf).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  }
});

test('places are described in the account’s language, or the requested one', async () => {
  const spanish = callerOf(deps, { ...user, language: 'es' }).places;
  const {
    places: [found],
  } = await spanish.search({ query: 'palace', destination: 'Seoul' });
  expect(found?.source).toMatch(/^Lista propia de OOO/u);
  const {
    places: [asked],
  } = await spanish.search({ query: 'palace', destination: 'Seoul', language: 'ko' });
  expect(asked).toMatchObject({ id: found?.id, name: expect.stringMatching(/\p{Script=Hangul}/u) });
  const shelf = { destination: 'Seoul', category: 'food', subcategory: 'cafes' } as const;
  const { recommendations } = await places.recommendations({ ...shelf, language: 'ko' });
  expect(recommendations[0]?.source).toMatch(/^OOO 기본 목록/u);
});

test('what no source knows is an empty answer', async () => {
  expect(await places.search({ query: 'zzzzzz', destination: 'Seoul' })).toEqual(NOTHING);
  expect(await places.search({ query: 'palace', destination: 'Reykjavík' })).toEqual(NOTHING);
});

test('every shelf of every city has five places, page by page without repetition §3.18 §7.21', async () => {
  expect(PLACE_CITIES).toHaveLength(60);
  for (const destination of PLACE_CITIES) {
    for (const { category, subcategory } of DISCOVERY_SHELVES) {
      const ask = { destination, category, subcategory };
      const first = await places.recommendations({ ...ask, page: 1 });
      const second = await places.recommendations({ ...ask, page: 2 });
      const shelf = `${destination} ${subcategory}`;
      expect([shelf, first.recommendations.length]).toEqual([shelf, 5]);
      const ids = [...first.recommendations, ...second.recommendations].map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      expect(first.hasMore).toBe(second.recommendations.length > 0);
    }
  }
});

test('a page holds five unless it is asked for another number §7.21 §9.11', async () => {
  const ask = { destination: 'Seoul', category: 'food', subcategory: 'restaurants' } as const;
  expect((await places.recommendations(ask)).recommendations).toHaveLength(5);
});

test('a pair that is not a shelf is refused', async () => {
  const ask = { destination: 'Seoul', category: 'food', subcategory: 'parks' } as const;
  await expect(places.recommendations(ask)).rejects.toThrow(
    'With the category food this should be one of: restaurants, trending, cafes, bars.',
  );
});

function placeAt(name: string, coordinates: Coordinates): FoundPlace {
  return { id: `everywhere/${name}`, names: { local: name }, coordinates };
}

test('what a provider finds far from the destination is left out §5.24', async () => {
  const everywhere: PlacesProvider = {
    name: 'Everywhere',
    search: async () => ({
      places: [placeAt('near', [127.5, 37.5]), placeAt('Busan', [129.07, 35.18])],
      fetchedAt: new Date('2026-11-20T12:00:00Z'),
    }),
    recommend: async () => undefined,
  };
  const { search } = callerOf({ ...deps, places: [everywhere] }, user).places;
  const names = async (destination: string): Promise<string[]> =>
    (await search({ query: 'qqqq', destination })).places.map(({ name }) => name);
  expect(await names('Seoul')).toEqual(['near']);
  expect(await names('Grandmother’s garden')).toEqual(['near', 'Busan']);
});

test('a destination is known by its name in any language', async () => {
  expect(await places.destination({ destination: '서울 여행' })).toMatchObject({
    city: 'Seoul',
    countryCode: 'KR',
    flag: '🇰🇷',
    zone: 'Asia/Seoul',
  });
  expect(await places.destination({ destination: 'Grandmother’s garden' })).toBeNull();
  expect(await places.destination({ destination: '' })).toBeNull();
});
