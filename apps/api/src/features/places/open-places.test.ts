import type { FoundPlace } from '@ooo/domain/places/found-place.schema';
import { beforeEach, describe, expect, test } from 'vitest';
import { makeOpenStreetMap } from '../../providers/openstreetmap/openstreetmap.ts';
import type { PlacesProvider, SearchQuestion } from '../../context/ports/places.ts';
import { type OddAnswer, startFakePlaces } from '../../testing/fake-places.ts';
import { NOMINATIM_ANSWER } from '../../testing/place-answers.ts';
import { makeTestDeps, testEnv } from '../../testing/test-deps.ts';
import { createLiveSettings } from '../settings/live-settings.service.ts';
import { createKeptAnswers } from './kept-answers.service.ts';
import { openStreetMapPlaces } from './openstreetmap-places.service.ts';
import type { LiveSettings } from '../../context/ports/settings.ts';

const upstream = await startFakePlaces();
const { db, settings } = await makeTestDeps();
let now = new Date();
const clock = () => now;
const days = (count: number): void => {
  now = new Date(now.getTime() + count * 86_400_000);
};

interface ProcessOptions {
  readonly live?: Pick<LiveSettings, 'read'>;
  readonly limitMs?: number;
}

/** A process on the database; the second one remembers nothing of what the first one did. */
function makeProcess({ live = settings, limitMs = 10_000 }: ProcessOptions = {}): PlacesProvider {
  const env = testEnv({
    OFFLINE: 'off',
    NOMINATIM_URL: upstream.url,
    OVERPASS_URL: `${upstream.url}/api/interpreter`,
  });
  const limits = { searchLimitMs: limitMs, shelfLimitMs: limitMs };
  const openStreetMap = makeOpenStreetMap(env, { version: '1', ...limits });
  if (!openStreetMap) throw new Error('No OpenStreetMap');
  return openStreetMapPlaces(openStreetMap, createKeptAnswers({ db, settings: live, clock }));
}

const warnings: string[] = [];
const log = { warn: (_about: object, text: string) => void warnings.push(text) };
const destination = { city: 'Seoul', coordinates: [126.978, 37.5665] as [number, number] };
const SEARCH: SearchQuestion = { query: 'palace', language: 'en', destination, isSubmitted: true };
const SHELF = { subcategory: 'attractions', language: 'en', destination } as const;

/** Turns of earlier tests would make later ones wait. */
async function forget(): Promise<void> {
  await db.deleteFrom('upstream_turns').execute();
}

beforeEach(async () => {
  await db.deleteFrom('place_answers').execute();
  await forget();
  upstream.answerWith({});
  warnings.length = 0;
  now = new Date('2026-11-23T06:00:00Z');
});

const idsOf = (answer: { places: readonly FoundPlace[] } | undefined) =>
  answer?.places.map(({ id }) => id);
const PALACE = 'osm/way/187842226';

describe('an answer', () => {
  test('is kept for all users, in every process and language of names', async () => {
    const asked = await makeProcess().search(SEARCH, log);
    expect(idsOf(asked)).toContain(PALACE);
    const again = { ...SEARCH, query: '  PALACE ' };
    expect(await makeProcess().search(again, log)).toEqual(asked);
    expect(upstream.asked).toHaveLength(1);
    const shelf = await makeProcess().recommend(SHELF, log);
    expect(await makeProcess().recommend({ ...SHELF, language: 'ko' }, log)).toEqual(shelf);
    expect(upstream.asked).toHaveLength(2);
  });

  test('belongs to its own question: another city or another language of addresses is another question', async () => {
    const osm = makeProcess();
    await osm.search(SEARCH, log);
    await forget();
    await osm.search({ ...SEARCH, language: 'ko' }, log);
    await forget();
    const busan = { city: 'Busan', coordinates: [129.08, 35.18] as [number, number] };
    await osm.search({ ...SEARCH, destination: busan }, log);
    expect(upstream.asked).toHaveLength(3);
  });

  test('is requested once for all who ask at once, in two processes', async () => {
    const processes = [makeProcess(), makeProcess()];
    const release = upstream.hold();
    const all = processes.flatMap((osm) => [osm.search(SEARCH, log), osm.search(SEARCH, log)]);
    setTimeout(release, 200);
    const answers = await Promise.all(all);
    for (const answer of answers) expect(idsOf(answer)).toContain(PALACE);
    expect(upstream.asked).toHaveLength(1);
  });

  test('older than 30 days is given at once, and renewed in the background', async () => {
    const osm = makeProcess();
    const first = await osm.search(SEARCH, log);
    days(29);
    await osm.search(SEARCH, log);
    expect(upstream.asked).toHaveLength(1);
    await forget();
    days(2);
    const release = upstream.hold();
    expect(await osm.search(SEARCH, log)).toEqual(first);
    release();
    await expect.poll(async () => (await osm.search(SEARCH, log))?.fetchedAt).toEqual(now);
    expect(upstream.asked).toHaveLength(2);
  });

  test('older than 30 days stays while the upstream is down', async () => {
    const first = await makeProcess().search(SEARCH, log);
    await forget();
    days(60);
    upstream.answerWith({ status: 500 });
    expect(await makeProcess().search(SEARCH, log)).toEqual(first);
    await expect.poll(() => warnings).toEqual(['no places from a source']);
    expect(await makeProcess().search(SEARCH, log)).toEqual(first);
    expect(upstream.asked).toHaveLength(1);
  });

  test('without places is kept as well', async () => {
    upstream.answerWith({ body: [] });
    expect(idsOf(await makeProcess().search(SEARCH, log))).toEqual([]);
    expect(idsOf(await makeProcess().search(SEARCH, log))).toEqual([]);
    expect(upstream.asked).toHaveLength(1);
  });
});

describe('no source is asked', () => {
  test('while the traveller types: only known answers are given', async () => {
    const osm = makeProcess();
    const typing = { ...SEARCH, isSubmitted: false };
    expect(await osm.search(typing, log)).toBeUndefined();
    expect(upstream.asked).toEqual([]);
    await osm.search(SEARCH, log);
    expect(idsOf(await osm.search(typing, log))).toContain(PALACE);
    days(60);
    expect(idsOf(await osm.search(typing, log))).toContain(PALACE);
    expect(upstream.asked).toHaveLength(1);
  });

  test('what is trending, or a query without a letter', async () => {
    const osm = makeProcess();
    expect(await osm.recommend({ ...SHELF, subcategory: 'trending' }, log)).toBeUndefined();
    expect(await osm.search({ ...SEARCH, query: '🏯 !' }, log)).toBeUndefined();
    expect(upstream.asked).toEqual([]);
  });

  test('during maintenance, when nothing can be kept', async () => {
    const closed = createLiveSettings(db);
    closed.adopt({ maintenanceMode: true, debugLogging: false });
    const search = makeProcess({ live: closed }).search(SEARCH, log);
    await expect(search).rejects.toMatchObject({ reason: 'busy' });
    expect(upstream.asked).toEqual([]);
  });
});

describe('after a failure', () => {
  const other = { ...SEARCH, query: 'museum' };

  test.each<[string, OddAnswer]>([
    ['that asks for a pause', { status: 429, headers: { 'retry-after': '120' } }],
    ['that asks for one of any length', { status: 429 }],
    ['of the server', { status: 500 }],
    ['of our requests', { status: 403 }],
    ['to answer in time', { never: true }],
  ])('%s every process leaves the source alone', async (_, answer) => {
    upstream.answerWith(answer, {});
    const first = makeProcess(answer.never && { limitMs: 300 }).search(SEARCH, log);
    await expect(first).rejects.toThrow('gave no answer');
    await expect(makeProcess().search(other, log)).rejects.toMatchObject({ reason: 'busy' });
    expect(upstream.asked).toHaveLength(1);
    // The other service is another server.
    expect(idsOf(await makeProcess().recommend(SHELF, log))).toContain(PALACE);
    await forget();
    days(1);
    expect(idsOf(await makeProcess().search(SEARCH, log))).toContain(PALACE);
  });

  test('that may be the question’s fault, only that question waits', async () => {
    upstream.answerWith({ body: '<html>' }, {});
    const osm = makeProcess();
    await expect(osm.search(SEARCH, log)).rejects.toMatchObject({ reason: 'unreadable' });
    await expect(osm.search(SEARCH, log)).rejects.toMatchObject({ reason: 'busy' });
    expect(upstream.asked).toHaveLength(1);
    await forget();
    expect(idsOf(await osm.search(other, log))).toContain(PALACE);
  });

  test('of a process that died is asked by another', async () => {
    const release = upstream.hold();
    const dying = makeProcess().search(SEARCH, log);
    dying.catch(() => undefined);
    await expect.poll(() => upstream.asked.length).toBe(1);
    now = new Date(now.getTime() + 61_000);
    await forget();
    const next = makeProcess().search(SEARCH, log);
    await expect.poll(() => upstream.asked.length).toBe(2);
    release();
    expect(idsOf(await next)).toContain(PALACE);
  });
});

test('what is stored says nothing about who asked or what they typed', async () => {
  await makeProcess().search({ ...SEARCH, query: 'Grandmother’s garden' }, log);
  const rows = await db.selectFrom('place_answers').selectAll().execute();
  expect(rows).toHaveLength(1);
  expect(JSON.stringify(rows)).not.toMatch(/grandmother/iu);
  expect(rows[0]?.key).toMatch(/^[0-9a-f]{64}$/u);
});

test('of an answer that is too large to keep, the best places are kept', async () => {
  const [palace] = NOMINATIM_ANSWER;
  const others = Array.from({ length: 12 }, (_, at) => `${'궁'.repeat(190)}${at}`).join(';');
  const namedetails = { name: '경복궁', alt_name: others };
  const body = Array.from({ length: 60 }, (_, at) => ({ ...palace, osm_id: at + 1, namedetails }));
  upstream.answerWith({ body });
  const answer = await makeProcess().search(SEARCH, log);
  expect(idsOf(answer)?.[0]).toBe('osm/way/1');
  expect(idsOf(answer)?.length).toBeGreaterThan(20);
  expect(await makeProcess().search(SEARCH, log)).toEqual(answer);
  expect(upstream.asked).toHaveLength(1);
});
