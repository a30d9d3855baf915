import { beforeEach, describe, expect, test } from 'vitest';
import { type OddAnswer, startFakePlaces } from '../../testing/fake-places.ts';
import { NOMINATIM_ANSWER, OVERPASS_ANSWER } from '../../testing/place-answers.ts';
import { testEnv } from '../../testing/test-deps.ts';
import { UpstreamError } from '../upstream/upstream-error.ts';
import { makeOpenStreetMap } from './openstreetmap.ts';

const upstream = await startFakePlaces();
beforeEach(() => upstream.answerWith({}));

const SEOUL: [number, number] = [126.98, 37.57];
const SEARCH = { query: 'palace', language: 'ko', center: SEOUL } as const;

function client(url = upstream.url, limitMs = 10_000) {
  const env = testEnv({
    OFFLINE: 'off',
    NOMINATIM_URL: `${url}/`,
    OVERPASS_URL: `${url}/api/interpreter`,
    PUBLIC_URL: 'https://trips.example.com',
    TEAM_EMAIL: 'tëam@example.com',
    LOCAL_SIGN_IN: 'off',
    RATE_LIMITS: 'on',
  });
  const limits = { searchLimitMs: limitMs, shelfLimitMs: limitMs };
  const made = makeOpenStreetMap(env, { version: '1.2.3', ...limits });
  if (!made) throw new Error('No OpenStreetMap');
  return made;
}

const shelf = async (of = client()) => of.shelf('attractions', SEOUL)?.();

test('offline there is none', () => {
  expect(makeOpenStreetMap(testEnv(), { version: '1' })).toBeUndefined();
});

test('a search names the installation, the area and the language, and nothing about the traveller', async () => {
  await client().search(SEARCH);
  const [{ path, query, headers } = { path: '', query: new URLSearchParams(), headers: {} }] =
    upstream.asked;
  expect(path).toBe('/search');
  expect(headers['user-agent']).toBe(
    'OOO/1.2.3 (https://trips.example.com; t%C3%ABam@example.com)',
  );
  expect(Object.fromEntries(query)).toEqual({
    q: 'palace',
    format: 'jsonv2',
    addressdetails: '1',
    extratags: '1',
    namedetails: '1',
    limit: '15',
    'accept-language': 'ko',
    viewbox: '125.8454,38.4693,128.1146,36.6707',
    bounded: '1',
  });
});

test('without a destination it looks everywhere', async () => {
  await client().search({ query: 'palace', language: 'en' });
  expect(upstream.asked[0]?.query.has('viewbox')).toBe(false);
  expect(upstream.asked[0]?.query.has('bounded')).toBe(false);
});

test('a result has names, address, hours and contact', async () => {
  expect(await client().search(SEARCH)).toEqual([
    {
      id: 'osm/way/187842226',
      names: {
        local: '경복궁',
        en: 'Gyeongbokgung Palace',
        ko: '경복궁',
        es: 'Palacio Gyeongbokgung',
        others: ['景福宮'],
      },
      coordinates: [126.977_042_2, 37.579_770_8],
      kind: 'palace',
      address: 'Sajik-ro 161, Sejongno',
      neighborhood: 'Sejongno',
      phone: '+82 2 3700 3900',
      website: 'https://royal.khs.go.kr/gbg',
      openingHours: 'Mar-May,Sep-Oct: We-Mo 09:00-18:00; Tu off',
      sourceUrl: 'https://www.openstreetmap.org/way/187842226',
    },
    {
      id: 'osm/node/4620163589',
      names: { local: '궁전커피', en: 'Palace Coffee' },
      coordinates: [126.9719, 37.578],
      kind: 'cafe',
      address: 'Jahamun-ro 12, Jongno-gu',
      neighborhood: 'Jongno-gu',
      sourceUrl: 'https://www.openstreetmap.org/node/4620163589',
    },
  ]);
});

test('a shelf is one question, the notable first, without what has no name or position', async () => {
  const places = await shelf();
  expect(places?.map(({ id }) => id)).toEqual([
    'osm/way/187842226',
    'osm/relation/22222',
    'osm/node/11111',
  ]);
  expect(places?.[1]).toEqual({
    id: 'osm/relation/22222',
    names: { local: '시험미술관', en: 'Test Museum of Art' },
    coordinates: [126.98, 37.523],
    kind: 'art-museum',
    address: '서빙고로 137',
    openingHours: 'Tu-Su 10:00-18:00',
    sourceUrl: 'https://www.openstreetmap.org/relation/22222',
  });
  expect(upstream.asked).toHaveLength(1);
  const [{ path, body } = { path: '', body: '' }] = upstream.asked;
  expect(path).toBe('/api/interpreter');
  const query = new URLSearchParams(body).get('data') ?? '';
  expect(query).toMatch(
    /^\[out:json\]\[timeout:20\]\[maxsize:\d+\]\[bbox:37\.4621,126\.8438,37\.6779,127\.1162\];/u,
  );
  expect(query).toContain('nwr["name"]["historic"]["wikipedia"]');
});

test('what is trending cannot be asked', () => {
  expect(client().shelf('trending', SEOUL)).toBeUndefined();
});

const { elements, ...head } = OVERPASS_ANSWER;
const large = JSON.stringify([{ filling: 'x'.repeat(10_000_000) }]);

describe.each([
  ['a search', async (url?: string, limitMs?: number) => client(url, limitMs).search(SEARCH)],
  ['a shelf', async (url?: string, limitMs?: number) => shelf(client(url, limitMs))],
])('%s that is answered badly', (_, ask) => {
  test.each<[string, OddAnswer, object]>([
    ['500', { status: 500 }, { reason: 'busy', retryAfterMs: undefined }],
    ['403', { status: 403, body: 'Blocked' }, { reason: 'denied' }],
    ['429 with seconds', retryAfter('120'), { reason: 'busy', retryAfterMs: 120_000 }],
    ['429 without', { status: 429 }, { reason: 'busy', retryAfterMs: 60_000 }],
    ['429 with nonsense', retryAfter('soon'), { reason: 'busy', retryAfterMs: 60_000 }],
    ['a page of HTML', { body: '<!doctype html><p>Welcome' }, { reason: 'unreadable' }],
    ['half an answer', { isCut: true }, { reason: 'unreachable' }],
    ['JSON that is cut', { body: '[{"osm_type":"no' }, { reason: 'unreadable' }],
    ['something else', { body: '"fine"' }, { reason: 'unreadable' }],
    ['10 MB', { body: large }, { reason: 'unreadable' }],
    ['elsewhere', { status: 302, headers: { location: '/' } }, { reason: 'unreachable' }],
  ])('%s', async (_name, answer, failure) => {
    upstream.answerWith(answer);
    await expect(ask()).rejects.toMatchObject({ name: 'UpstreamError', ...failure });
    // It counts requests: the question is not asked again.
    expect(upstream.asked).toHaveLength(1);
  });

  test('never', async () => {
    upstream.answerWith({ never: true });
    await expect(ask(upstream.url, 200)).rejects.toMatchObject({ reason: 'too-slow' });
    expect(upstream.asked).toHaveLength(1);
  });

  test('a refused connection', async () => {
    await expect(ask('http://127.0.0.1:9')).rejects.toMatchObject({ reason: 'unreachable' });
  });
});

test('a pause may be a date', async () => {
  const date = new Date(Date.now() + 600_000).toUTCString();
  upstream.answerWith(retryAfter(date));
  const failure: unknown = await client()
    .search(SEARCH)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(UpstreamError);
  expect(failure).toHaveProperty('retryAfterMs', expect.closeTo(600_000, -4));
});

function retryAfter(value: string): OddAnswer {
  return { status: 429, headers: { 'retry-after': value } };
}

test('half an answer of Overpass is not an answer', async () => {
  const remark = 'runtime error: Query timed out in "query" at line 3 after 21 seconds.';
  upstream.answerWith({ body: { ...head, remark, elements } });
  await expect(shelf()).rejects.toMatchObject({ reason: 'unreadable' });
});

test('an answer without places is one', async () => {
  upstream.answerWith({ body: [] }, { body: { ...head, elements: [] } });
  expect(await client().search(SEARCH)).toEqual([]);
  expect(await shelf()).toEqual([]);
});

test('incomplete results are left out one by one', async () => {
  const [palace] = NOMINATIM_ANSWER;
  upstream.answerWith({
    body: [
      null,
      { ...palace, lat: 'north' },
      { ...palace, lat: '137.5' },
      { ...palace, osm_id: '7' },
      { ...palace, osm_type: undefined },
      { ...palace, name: '', namedetails: null },
      { ...palace, namedetails: { name: 'x'.repeat(201) }, name: null },
      palace,
    ],
  });
  expect((await client().search(SEARCH)).map(({ id }) => id)).toEqual(['osm/way/187842226']);
});

test('tags are plain text, and addresses only count if a browser may open them', async () => {
  const name = '<img src=x onerror=alert(1)> ‮שלום‬ 🏯';
  const tags = {
    name,
    tourism: 'museum',
    website: 'javascript:alert(1)',
    phone: '+1 2; +3 4',
    opening_hours: 'x'.repeat(500),
  };
  const node = { type: 'node', id: 5, lat: 37.5, lon: 127, tags };
  upstream.answerWith({ body: { ...head, elements: [node, node] } });
  expect(await shelf()).toEqual([
    {
      id: 'osm/node/5',
      names: { local: name },
      coordinates: [127, 37.5],
      kind: 'museum',
      phone: '+1 2',
      sourceUrl: 'https://www.openstreetmap.org/node/5',
    },
  ]);
});
