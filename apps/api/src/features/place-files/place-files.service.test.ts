import { readFileSync } from 'node:fs';
import {
  ImportedPlace,
  type PlaceFilePreview,
  type PlacesImport,
} from '@ooo/domain/place-files/place-files.schema';
import { MAX_POIS_PER_TRIP } from '@ooo/domain/pois/poi-limits';
import type { TripId } from '@ooo/domain/shared/ids';
import { makePoi } from '@ooo/db/testing/factories';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { toForm } from '../../testing/rest-request.ts';
import { SEOUL, UNUSED } from '../../testing/samples.ts';
import { startTestApp } from '../../testing/test-app.ts';

const { app, deps } = await startTestApp({ MAX_TRIPS_PER_USER: '100' });
const owner = await makeInvitedUser(deps);
const caller = callerOf(deps, owner);
const headers = await headersOf(deps, owner);

type Bytes = Uint8Array<ArrayBuffer>;

const bytesOf = (name: string): Bytes =>
  new Uint8Array(readFileSync(new URL(`../../testing/place-files/${name}`, import.meta.url)));
const csv = (...rows: string[]): Bytes => new TextEncoder().encode(rows.join('\n'));

async function makeTrip(): Promise<TripId> {
  return (await caller.trips.create(SEOUL)).id;
}

const read = async (tripId: number, bytes: Bytes, name = 'places.csv') =>
  caller.placeFiles.read({ tripId, name, bytes });

const statesOf = ({ candidates }: PlaceFilePreview) =>
  candidates.map(({ name, state }) => [name, state]);

const toPlaces = ({ candidates }: PlaceFilePreview): PlacesImport['places'] =>
  candidates.map((candidate) => ImportedPlace.parse(candidate));

test('a list from Google is compared with the trip: what is near, far, saved and unknown', async () => {
  const tripId = await makeTrip();
  await caller.pois.create({ tripId, name: '경복궁', sourceId: 'seoul/gyeongbokgung-palace' });
  const preview = await read(tripId, bytesOf('takeout-list.csv'), 'Seoul.csv');
  expect(preview).toMatchObject({ format: 'google', room: 499, counts: { found: 4, repeated: 0 } });
  expect(statesOf(preview)).toEqual([
    ['Dropped pin', 'new'],
    ['N서울타워', 'new'],
    ['Cafe Haneul 302', 'unlocated'],
    ['Gyeongbokgung Palace', 'saved'],
  ]);
  expect(preview.candidates.at(-1)).toMatchObject({ savedAs: '경복궁', position: 'atlas' });
  expect(preview.candidates[0]).toMatchObject({ source: 'Seoul.csv', position: 'link' });
});

test('a built-in place adds what the file lacks, with its own source', async () => {
  const preview = await read(await makeTrip(), csv('name', 'Gyeongbokgung Palace'));
  expect(preview.candidates).toMatchObject([
    {
      state: 'new',
      position: 'atlas',
      kind: 'palace',
      tag: 'tour',
      sourceId: 'seoul/gyeongbokgung-palace',
      location: { coordinates: [expect.closeTo(126.977, 2), expect.closeTo(37.58, 2)] },
    },
  ]);
  expect(preview.candidates[0]?.openingHours).not.toBeNull();
});

test('places beyond 100 km are set apart with their distance, airports are not', async () => {
  const tripId = await makeTrip();
  const rows = [
    'name,lat,lon,kind',
    'Haeundae,35.1587,129.1604,beach',
    'Jeju,33.51,126.49,airport',
  ];
  const { candidates } = await read(tripId, csv(...rows));
  expect(candidates).toMatchObject([
    { name: 'Jeju', state: 'new' },
    { name: 'Haeundae', state: 'far', distanceKm: expect.closeTo(325, -2) },
  ]);
});

test('what was read is saved in one step, and undone in one', async () => {
  const tripId = await makeTrip();
  const preview = await read(tripId, bytesOf('my-maps.kml'), 'my-maps.kml');
  const places = toPlaces(preview);
  const { added, alreadySaved } = await caller.placeFiles.import({ tripId, places });
  expect(alreadySaved).toBe(0);
  expect(added).toMatchObject([
    { name: 'Tea & Talk', kind: 'cafe', notes: 'Cosy & quiet.\nClosed on Mondays.', date: null },
    { name: 'Seoul Forest', source: expect.any(String) },
    { name: 'Somewhere wrong', location: {} },
  ]);
  expect(await caller.pois.list({ tripId })).toEqual(added);

  const own = await caller.pois.create({ tripId, name: 'Kept' });
  const poiIds = added.map(({ id }) => id);
  await caller.placeFiles.undoImport({ tripId, poiIds });
  await caller.placeFiles.undoImport({ tripId, poiIds });
  expect(await caller.pois.list({ tripId })).toEqual([own]);
});

test('an import that is sent five times at once saves each place once', async () => {
  const tripId = await makeTrip();
  const places = toPlaces(await read(tripId, bytesOf('takeout-list.csv')));
  const answers = await Promise.all(
    Array.from({ length: 5 }, async () => caller.placeFiles.import({ tripId, places })),
  );
  expect(answers.map(({ added }) => added.length).toSorted((a, b) => a - b)).toEqual([
    0, 0, 0, 0, 4,
  ]);
  expect(await caller.pois.list({ tripId })).toHaveLength(4);
  expect(statesOf(await read(tripId, bytesOf('takeout-list.csv'))).map(([, is]) => is)).toEqual([
    'saved',
    'saved',
    'saved',
    'saved',
  ]);
});

test('more than the trip has room for is refused as a whole', async () => {
  const tripId = await makeTrip();
  for (let at = 0; at < MAX_POIS_PER_TRIP - 2; at += 1) {
    await makePoi(deps.db, { tripId, name: `Place ${at}` });
  }
  const preview = await read(tripId, csv('name', 'One', 'Two', 'Three'));
  expect(preview.room).toBe(2);
  const places = toPlaces(preview);
  await expect(caller.placeFiles.import({ tripId, places })).rejects.toMatchObject({
    cause: { code: 'RULE_VIOLATED', details: { reason: 'poi-limit', room: 2 } },
    message: expect.stringContaining('room for 2 more, and you chose 3'),
  });
  expect(await caller.pois.list({ tripId })).toHaveLength(498);
  await caller.placeFiles.import({ tripId, places: places.slice(1) });
  expect(await caller.pois.list({ tripId })).toHaveLength(500);
});

test.each([
  ['a page', '<html></html>', 'UNSUPPORTED_TYPE', 'unknown-format'],
  ['entities', '<!DOCTYPE kml [<!ENTITY a "b">]><kml></kml>', 'BAD_REQUEST', 'doctype'],
  ['half a document', '<kml><Placemark>', 'BAD_REQUEST', 'broken'],
  ['prose', 'It was lovely.\nReally.', 'BAD_REQUEST', 'no-columns'],
])('%s is refused, and nothing is stored', async (_, text, code, reason) => {
  const tripId = await makeTrip();
  await expect(read(tripId, csv(text))).rejects.toMatchObject({
    cause: { code, details: { reason } },
  });
  expect(await caller.pois.list({ tripId })).toEqual([]);
});

test('places that no trip could keep are refused with the field', async () => {
  const tripId = await makeTrip();
  const [place] = toPlaces(await read(tripId, csv('name', 'One')));
  if (!place) throw new Error('The file has a place');
  const wrong = { ...place, location: { coordinates: [200, 10] as [number, number] } };
  await expect(caller.placeFiles.import({ tripId, places: [place, wrong] })).rejects.toMatchObject({
    cause: { code: 'BAD_REQUEST' },
  });
  await expect(caller.placeFiles.import({ tripId, places: [] })).rejects.toMatchObject({
    message: 'Choose at least one place.',
  });
  expect(await caller.pois.list({ tripId })).toEqual([]);
});

test('no one reads into, imports into, undoes in or exports another user’s trip', async () => {
  const tripId = await makeTrip();
  const { added } = await caller.placeFiles.import({
    tripId,
    places: toPlaces(await read(tripId, csv('name', 'One'))),
  });
  const stranger = callerOf(deps, await makeInvitedUser(deps)).placeFiles;
  const places = [ImportedPlace.parse(added[0])];
  const poiIds = added.map(({ id }) => id);
  for (const id of [tripId, UNUSED.tripId]) {
    const tries = [
      async () => stranger.read({ tripId: id, name: 'a.csv', bytes: csv('name', 'One') }),
      async () => stranger.import({ tripId: id, places }),
      async () => stranger.undoImport({ tripId: id, poiIds }),
      async () => stranger.export({ tripId: id, format: 'csv' }),
    ];
    for (const one of tries) {
      await expect(one()).rejects.toMatchObject({ cause: { code: 'NOT_FOUND' } });
    }
  }
  // Nor through a trip of their own.
  const own = await callerOf(deps, owner).trips.create(SEOUL);
  await caller.placeFiles.undoImport({ tripId: own.id, poiIds });
  expect(await caller.pois.list({ tripId })).toEqual(added);
});

test('over REST: a file is sent as a form, and the places come as a file to save', async () => {
  const tripId = await makeTrip();
  const form = toForm({ field: 'file', name: 'device.gpx', bytes: bytesOf('device.gpx') });
  const answer = await app.inject({
    method: 'POST',
    url: `/api/trips/${tripId}/places/read`,
    ...form,
    headers: { ...headers, ...form.headers },
  });
  expect(answer.statusCode).toBe(200);
  const places = toPlaces(answer.json<PlaceFilePreview>());
  const imported = await app.inject({
    method: 'POST',
    url: `/api/trips/${tripId}/places/import`,
    headers,
    payload: { places },
  });
  expect(imported.statusCode).toBe(201);

  for (const [format, type] of [
    ['kml', 'application/vnd.google-earth.kml+xml'],
    ['gpx', 'application/gpx+xml'],
    ['geojson', 'application/geo+json'],
    ['csv', 'text/csv; charset=utf-8'],
  ] as const) {
    const url = `/api/trips/${tripId}/places/export?format=${format}`;
    const file = await app.inject({ url, headers });
    expect(file.headers).toMatchObject({
      'content-type': type,
      'content-disposition': expect.stringMatching(new RegExp(`^attachment; .*\\.${format}"`)),
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
    });
    expect(file.body).toContain('Gwangjang Market');
    const again = await read(tripId, new Uint8Array(file.rawPayload), `again.${format}`);
    expect(statesOf(again)).toEqual([
      ['Baegundae', 'saved'],
      ['Gwangjang Market', 'saved'],
    ]);
  }
  const unknown = `/api/trips/${tripId}/places/export?format=xlsx`;
  expect((await app.inject({ url: unknown, headers })).statusCode).toBe(400);
});

test('over REST: a file above 20 MB is refused in words about places', async () => {
  const tripId = await makeTrip();
  const form = toForm({ field: 'file', name: 'a.csv', bytes: new Uint8Array(22 * 1024 * 1024) });
  const answer = await app.inject({
    method: 'POST',
    url: `/api/trips/${tripId}/places/read`,
    ...form,
    headers: { ...headers, ...form.headers },
  });
  expect(answer.statusCode).toBe(413);
  expect(answer.json()).toMatchObject({
    code: 'TOO_LARGE',
    message: expect.stringMatching(/20 MB/),
  });
});
