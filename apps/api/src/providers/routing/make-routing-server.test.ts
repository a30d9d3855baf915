import { beforeEach, describe, expect, test } from 'vitest';
import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import { startFakeRouting } from '../../testing/fake-routing.ts';
import { BERLIN, OSRM_ANSWER, VALHALLA_ANSWER } from '../../testing/routing-answers.ts';
import { testEnv } from '../../testing/test-deps.ts';
import { makeRoutingServer, type RoutingServerOptions } from './make-routing-server.ts';
import type { RoutingServer } from './routing-server.ts';

const upstream = await startFakeRouting();
beforeEach(() => upstream.answerWith({}));

const never = new AbortController().signal;
const question = { from: BERLIN, to: BERLIN };

function server(
  address = upstream.url,
  options: Partial<RoutingServerOptions> = {},
): RoutingServer {
  const env = testEnv({ OFFLINE: 'off', OSRM_URL: address });
  const made = makeRoutingServer(env, { version: '1.2.3', ...options });
  if (!made) throw new Error('No server');
  return made;
}
const valhalla = () => server(`valhalla+${upstream.url}`);

/** The documented answer, with another street for its first start. */
const moved = (location: Coordinates) => ({
  ...OSRM_ANSWER,
  sources: [{ location }, ...OSRM_ANSWER.sources.slice(1)],
});

test('without an address, or offline, there is none', () => {
  const OSRM_URL = upstream.url;
  expect(makeRoutingServer(testEnv({ OFFLINE: 'off' }), { version: '1' })).toBeUndefined();
  expect(makeRoutingServer(testEnv({ OFFLINE: 'on', OSRM_URL }), { version: '1' })).toBeUndefined();
});

test('every server and every profile has a name of its own', () => {
  const addresses = ['http://osrm', 'http://osrm/car', 'https://osrm', 'valhalla+http://osrm'];
  const names = addresses.map((address) => server(address).name);
  expect(new Set(names).size).toBe(4);
  expect(names.every((name) => /^[0-9a-f]{16}$/.test(name))).toBe(true);
  expect(server('http://osrm/foot/').name).toBe(names[0]);
});

describe('an OSRM', () => {
  test('is asked for durations and distances, and gets only coordinates', async () => {
    await server().ask({ from: BERLIN.slice(0, 2), to: BERLIN.slice(2) }, never);
    const [{ path, query, headers } = { path: '', query: new URLSearchParams(), headers: {} }] =
      upstream.asked;
    expect(path).toBe('/table/v1/foot/13.38886,52.51704;13.39763,52.52941;13.42856,52.52322');
    expect(Object.fromEntries(query)).toEqual({
      sources: '0;1',
      destinations: '2',
      annotations: 'duration,distance',
      generate_hints: 'false',
    });
    expect(headers['user-agent']).toBe('OOO/1.2.3 (http://localhost:3000)');
    expect(headers).not.toHaveProperty('cookie');
  });

  test('answers in whole seconds and metres, different in each direction', async () => {
    upstream.answerWith({ body: OSRM_ANSWER });
    expect(await server().ask(question, never)).toEqual([
      { seconds: 0, metres: 0 },
      { seconds: 193, metres: 1887 },
      { seconds: 383, metres: 3791 },
      { seconds: 199, metres: 1824 },
      { seconds: 0, metres: 0 },
      { seconds: 284, metres: 2838 },
      { seconds: 345, metres: 3275 },
      { seconds: 223, metres: 2362 },
      { seconds: 0, metres: 0 },
    ]);
  });

  test('says where there is no route, and may leave rows, cells and distances out', async () => {
    const durations = [
      [0, null, 382.8],
      [199, 'soon', -3],
    ];
    upstream.answerWith({ body: { ...OSRM_ANSWER, durations, distances: undefined } });
    expect(await server().ask(question, never)).toEqual([
      { seconds: 0, metres: null },
      null,
      { seconds: 383, metres: null },
      { seconds: 199, metres: null },
      ...Array.from({ length: 5 }, () => undefined),
    ]);
  });

  test('does not include the walk to the street', async () => {
    // 100 m to the north at 4.8 km/h are 75 seconds.
    upstream.answerWith({ body: moved([13.38886, 52.51704 + 0.1 / 111.19493]) });
    const [, second] = await server().ask(question, never);
    expect(second).toEqual({ seconds: 268, metres: 1987 });
  });

  test('has no route for a point that it has moved far away', async () => {
    upstream.answerWith({ body: moved([13.38886, 52.53]) });
    const routes = await server().ask(question, never);
    expect(routes.slice(0, 3)).toEqual([null, null, null]);
    expect(routes[3]).toEqual({ seconds: 199, metres: 1824 });
  });

  test.each([
    ['NoTable', 200],
    ['NoSegment', 400],
    ['TooBig', 400],
  ])('that says %s counts as no answer', async (code, status) => {
    upstream.answerWith({ status, body: { code, message: 'No.' } });
    await expect(server().ask(question, never)).rejects.toMatchObject({ name: 'UpstreamError' });
    expect(upstream.asked).toHaveLength(1);
  });

  test.each(['<html>', '{}', '[]', '{"code":"Ok"}', ''])('%j is not an answer', async (body) => {
    upstream.answerWith({ body });
    await expect(server().ask(question, never)).rejects.toMatchObject({ reason: 'unreadable' });
  });
});

describe('a Valhalla', () => {
  test('is asked on foot, by a POST', async () => {
    upstream.answerWith({ body: VALHALLA_ANSWER });
    await valhalla().ask({ from: BERLIN.slice(0, 1), to: BERLIN.slice(1, 2) }, never);
    expect(upstream.asked[0]?.path).toBe('/sources_to_targets');
    expect(JSON.parse(upstream.asked[0]?.body ?? '')).toEqual({
      sources: [{ lon: 13.38886, lat: 52.51704 }],
      targets: [{ lon: 13.39763, lat: 52.52941 }],
      costing: 'pedestrian',
      units: 'kilometers',
    });
  });

  test('answers in kilometres, and says where there is no route', async () => {
    upstream.answerWith({ body: VALHALLA_ANSWER });
    const routes = await valhalla().ask(question, never);
    expect(routes.slice(0, 4)).toEqual([
      { seconds: 0, metres: 0 },
      { seconds: 1220, metres: 1726 },
      null,
      { seconds: 1305, metres: 1731 },
    ]);
    expect(routes).toHaveLength(9);
  });

  test('has no route for a point that it has moved far away; an older one does not say', async () => {
    const far = { ...VALHALLA_ANSWER, targets: [null, { lon: 13.5, lat: 52.5 }, null] };
    const older = { ...VALHALLA_ANSWER, sources: [[{ lon: 1, lat: 1 }]], targets: [[]] };
    upstream.answerWith({ body: far }, { body: older });
    const asked = valhalla();
    expect((await asked.ask(question, never)).slice(0, 2)).toEqual([
      { seconds: 0, metres: 0 },
      null,
    ]);
    expect((await asked.ask(question, never))[1]).toEqual({ seconds: 1220, metres: 1726 });
  });

  test('may leave half of the table out', async () => {
    const rows = [[], VALHALLA_ANSWER.sources_to_targets[1]?.slice(0, 1), 'none'];
    upstream.answerWith({ body: { sources_to_targets: rows } });
    const routes = await valhalla().ask(question, never);
    expect(routes.filter((route) => route !== undefined)).toEqual([
      { seconds: 1305, metres: 1731 },
    ]);
    expect(routes).toHaveLength(9);
  });

  test('that finds no path at all counts as no answer', async () => {
    const body = { error_code: 442, error: 'No path could be found for input', status_code: 400 };
    upstream.answerWith({ status: 400, body });
    await expect(valhalla().ask(question, never)).rejects.toMatchObject({ reason: 'denied' });
  });
});

describe('a server that fails', () => {
  let now = new Date('2026-11-23T06:00:00Z');
  const clock = () => now;
  const pass = (ms: number): void => {
    now = new Date(now.getTime() + ms);
  };

  test('is asked once more, and then left alone for 30 seconds', async () => {
    const asked = server(upstream.url, { clock });
    upstream.answerWith({ status: 502 }, { status: 502 }, {});
    await expect(asked.ask(question, never)).rejects.toMatchObject({ reason: 'busy' });
    expect(upstream.asked).toHaveLength(2);
    await expect(asked.ask(question, never)).rejects.toMatchObject({ reason: 'busy' });
    expect(upstream.asked).toHaveLength(2);
    pass(30_000);
    expect(await asked.ask(question, never)).toHaveLength(9);
  });

  test('is left alone for as long as a 429 asks', async () => {
    const asked = server(upstream.url, { clock });
    upstream.answerWith({ status: 429, headers: { 'retry-after': '120' } }, {});
    await expect(asked.ask(question, never)).rejects.toMatchObject({ retryAfterMs: 120_000 });
    pass(119_000);
    await expect(asked.ask(question, never)).rejects.toMatchObject({ reason: 'busy' });
    expect(upstream.asked).toHaveLength(1);
    pass(2000);
    expect(await asked.ask(question, never)).toHaveLength(9);
  });

  test('that is too slow is left alone as well', async () => {
    const asked = server(upstream.url, { clock, timeLimitMs: 50 });
    upstream.answerWith({ never: true }, {});
    await expect(asked.ask(question, never)).rejects.toMatchObject({ reason: 'too-slow' });
    await expect(asked.ask(question, never)).rejects.toMatchObject({ reason: 'busy' });
  });

  test('is not paused because a traveller leaves, or because it refuses one question', async () => {
    const asked = server(upstream.url, { clock });
    upstream.answerWith({ never: true }, { status: 400, body: { code: 'NoSegment' } }, {});
    const leaving = new AbortController();
    const first = asked.ask(question, leaving.signal);
    await expect.poll(() => upstream.asked.length).toBe(1);
    leaving.abort();
    await expect(first).rejects.toMatchObject({ reason: 'too-slow' });
    await expect(asked.ask(question, never)).rejects.toMatchObject({ reason: 'denied' });
    expect(await asked.ask(question, never)).toHaveLength(9);
  });
});
