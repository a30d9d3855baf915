import { beforeEach, describe, expect, test } from 'vitest';
import { type OddAnswer, startFakePlaces } from '../../testing/fake-places.ts';
import { GOOGLE_ANSWER } from '../../testing/place-answers.ts';
import { testEnv } from '../../testing/test-deps.ts';
import type { SearchQuestion } from '../../context/ports/places.ts';
import { makeGooglePlaces } from './google-places.ts';

const upstream = await startFakePlaces();
let now = new Date();
beforeEach(() => {
  upstream.answerWith({});
  now = new Date('2026-11-23T06:00:00Z');
});
const KEY = 'AIza-hunter4';
const ONLINE = { OFFLINE: 'off', GOOGLE_MAPS_API_KEY: KEY };

function client(options: Parameters<typeof makeGooglePlaces>[1] = {}) {
  const made = makeGooglePlaces(testEnv(ONLINE), {
    clock: () => now,
    address: upstream.url,
    timeLimitMs: 10_000,
    ...options,
  });
  if (!made) throw new Error('No Google');
  return made;
}

const warnings: unknown[] = [];
const log = { warn: (about: object) => void warnings.push(about) };
const destination = { city: 'Seoul', coordinates: [126.978, 37.5665] as [number, number] };
const SEARCH: SearchQuestion = { query: 'palace', language: 'en', destination, isSubmitted: true };
const SHELF = { subcategory: 'cafes', language: 'ko', destination } as const;
const bodyOf = (at: number): unknown => JSON.parse(upstream.asked[at]?.body ?? '');

test('without a key, or offline, there is none', () => {
  expect(makeGooglePlaces(testEnv({ OFFLINE: 'off' }))).toBeUndefined();
  expect(makeGooglePlaces(testEnv({ GOOGLE_MAPS_API_KEY: KEY }))).toBeUndefined();
});

test('a search is in words around the destination, and the key in a header alone', async () => {
  await client().search(SEARCH, log);
  expect(upstream.asked[0]).toMatchObject({
    path: '/v1/places:searchText',
    headers: {
      'x-goog-api-key': KEY,
      'x-goog-fieldmask': expect.stringMatching(/^places\.id,places\.displayName,/u),
    },
  });
  expect(upstream.asked[0]?.query.size).toBe(0);
  expect(bodyOf(0)).toEqual({
    textQuery: 'palace',
    languageCode: 'en',
    pageSize: 20,
    locationBias: {
      circle: { center: { latitude: 37.57, longitude: 126.98 }, radius: 50_000 },
    },
  });
});

test('a shelf is by types, the most popular first, or in words where no type says it', async () => {
  const google = client();
  await google.recommend(SHELF, log);
  await google.recommend({ ...SHELF, subcategory: 'hidden-gems' }, log);
  expect(bodyOf(0)).toEqual({
    includedTypes: ['cafe', 'coffee_shop', 'tea_house'],
    maxResultCount: 20,
    rankPreference: 'POPULARITY',
    languageCode: 'ko',
    locationRestriction: {
      circle: { center: { latitude: 37.57, longitude: 126.98 }, radius: 8000 },
    },
  });
  expect(upstream.asked[1]?.path).toBe('/v1/places:searchText');
  expect(bodyOf(1)).toMatchObject({ textQuery: 'hidden gems in Seoul', languageCode: 'ko' });
});

test('a place has what Google knows of it, and one that has closed for good is left out', async () => {
  const answer = await client().search(SEARCH, log);
  expect(answer).toEqual({
    fetchedAt: now,
    places: [
      {
        id: 'google/ChIJod7tSseifDUR9hXHLFNGMIs',
        names: { local: 'Gyeongbokgung Palace', en: 'Gyeongbokgung Palace' },
        coordinates: [126.977_041, 37.579_617],
        kind: 'landmark',
        address: '161 Sajik-ro, Jongno District',
        rating: 4.6,
        ratingCount: 41_218,
        phone: '+82 2-3700-3900',
        website: 'https://royal.khs.go.kr/gbg',
        openingHours: 'Mo 09:00-18:00; We-Su 09:00-18:00',
        sourceUrl: 'https://maps.google.com/?cid=10030058735426000374',
        googleTypes: GOOGLE_ANSWER.places[0]?.types,
      },
      {
        id: 'google/ChIJtestTestTestRestaurant0',
        names: { local: 'Palace Table', en: 'Palace Table' },
        coordinates: [126.9711, 37.5777],
        kind: 'restaurant',
        address: '5 Jahamun-ro, Jongno District, Seoul, South Korea',
        rating: 4.1,
        ratingCount: 812,
        priceRange: '$$',
        googleTypes: GOOGLE_ANSWER.places[1]?.types,
      },
    ],
  });
});

test('questions that are asked at once are one, and the answer serves the next pages', async () => {
  const google = client();
  const answers = await Promise.all([google.search(SEARCH, log), google.search(SEARCH, log)]);
  expect(await google.search(SEARCH, log)).toBe(answers[0]);
  expect(upstream.asked).toHaveLength(1);
  await google.search({ ...SEARCH, language: 'ko' }, log);
  expect(upstream.asked).toHaveLength(2);
});

test('while the traveller types, nothing is asked', async () => {
  const google = client();
  const typing = { ...SEARCH, isSubmitted: false };
  expect(await google.search(typing, log)).toBeUndefined();
  expect(upstream.asked).toEqual([]);
  await google.search(SEARCH, log);
  expect((await google.search(typing, log))?.places).toHaveLength(2);
  expect(upstream.asked).toHaveLength(1);
});

test('the requests of a day are limited', async () => {
  const google = client({ perDay: 1 });
  await google.search(SEARCH, log);
  const again = google.search({ ...SEARCH, query: 'museum' }, log);
  await expect(again).rejects.toMatchObject({ reason: 'busy' });
  expect(upstream.asked).toHaveLength(1);
});

async function fail(answer: OddAnswer, timeLimitMs = 10_000) {
  upstream.answerWith(answer, {});
  warnings.length = 0;
  const google = client({ timeLimitMs });
  const failure: unknown = await google.search(SEARCH, log).catch((error: unknown) => error);
  expect(JSON.stringify([failure, String(failure), warnings])).not.toContain(KEY);
  expect(warnings).toHaveLength(1);
  return { google, failure };
}

describe('a bad answer', () => {
  test.each<[string, OddAnswer, string]>([
    ['never', { never: true }, 'too-slow'],
    ['500', { status: 500 }, 'busy'],
    ['a key that is refused', { status: 403, body: { error: { code: 403 } } }, 'denied'],
    ['429', { status: 429 }, 'busy'],
    ['half', { isCut: true }, 'unreachable'],
  ])('%s: it is not asked again until later', async (_, answer, reason) => {
    const { google, failure } = await fail(answer, answer.never ? 300 : undefined);
    expect(failure).toMatchObject({ name: 'UpstreamError', reason });
    const next = google.search({ ...SEARCH, query: 'museum' }, log);
    await expect(next).rejects.toMatchObject({ reason: 'busy' });
    expect(upstream.asked).toHaveLength(1);
    now = new Date(now.getTime() + 3_600_000);
    expect((await google.search({ ...SEARCH, query: 'park' }, log))?.places).toHaveLength(2);
  });

  test.each<[string, OddAnswer]>([
    ['HTML', { body: '<html></html>' }],
    ['another form', { body: { places: 'many' } }],
    ['10 MB', { body: { places: ['x'.repeat(10_000_000)] } }],
  ])('%s: the next question is asked', async (_, answer) => {
    const { google, failure } = await fail(answer);
    expect(failure).toMatchObject({ name: 'UpstreamError', reason: 'unreadable' });
    const next = await google.search({ ...SEARCH, query: 'museum' }, log);
    expect(next?.places).toHaveLength(2);
  });

  test('nothing found is an answer', async () => {
    upstream.answerWith({ body: {} });
    expect(await client().search(SEARCH, log)).toEqual({ places: [], fetchedAt: now });
  });

  test('what is incomplete is left out: a place, or only one of its fields', async () => {
    const [palace] = GOOGLE_ANSWER.places;
    const odd = {
      rating: 11,
      types: 'many',
      websiteUri: 'javascript:alert(1)',
      priceLevel: 'toString',
    };
    upstream.answerWith({
      body: { places: [null, { ...palace, displayName: {} }, { ...palace, ...odd }] },
    });
    const places = (await client().search(SEARCH, log))?.places ?? [];
    expect(places).toHaveLength(1);
    expect(places[0]).toMatchObject({ ratingCount: 41_218 });
    expect(Object.keys(places[0] ?? {})).not.toEqual(
      expect.arrayContaining(['rating', 'website', 'priceRange', 'googleTypes']),
    );
  });
});
