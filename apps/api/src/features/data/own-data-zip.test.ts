import { buffer } from 'node:stream/consumers';
import { makeFullAccount } from '@ooo/db/testing/full-account';
import { readOwnData } from '@ooo/db/queries/own-data.queries';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import type { OwnData } from '@ooo/domain/account/own-data.schema';
import { insider } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { SEOUL } from '../../testing/samples.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { zipOwnData } from './own-data-zip.ts';

const { app, deps } = await startTestApp();

function open(bytes: Uint8Array): Record<string, string> {
  return Object.fromEntries(
    Object.entries(unzipSync(bytes)).map(([path, content]) => [path, strFromU8(content)]),
  );
}

async function dataOf(name: string): Promise<OwnData> {
  const { userId } = await makeFullAccount(deps.db, name);
  const data = await readOwnData(deps.db, { userId });
  if (!data) throw new Error('No user');
  return data;
}

test('the zip has a document for the account and each trip, and everything as JSON', async () => {
  const headers = await headersOf(deps, await insider(deps, 'zip@example.com'));
  const trip = await app.inject({ method: 'POST', url: '/api/trips', headers, payload: SEOUL });
  const { id: tripId } = trip.json<{ id: number }>();
  const place = { tripId, name: 'Gyeongbokgung *Palace*', date: '2026-10-02', startTime: '10:00' };
  await app.inject({ method: 'POST', url: '/api/pois', headers, payload: place });

  const answer = await app.inject({ url: '/api/account/export.zip', headers });
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['content-disposition'],
  ]).toEqual([200, 'application/zip', 'attachment; filename="ooo-data.zip"']);
  const files = open(answer.rawPayload);
  expect(Object.keys(files)).toEqual(['account.md', `trips/${tripId}-seoul.md`, 'data.json']);
  expect(JSON.parse(files['data.json'] ?? '')).toMatchObject({
    profile: { email: 'zip@example.com' },
    trips: [{ id: tripId }],
    places: [{ name: 'Gyeongbokgung *Palace*' }],
  });
  expect(files['account.md']).toContain('- E-mail: zip@example.com');
  expect(files[`trips/${tripId}-seoul.md`]).toContain(
    String.raw`## 2026-10-02, Friday

- 10:00: **Gyeongbokgung \*Palace\*** (misc)`,
  );
});

test('names of files lead nowhere else, and two trips are two files', async () => {
  const data = await dataOf('paths');
  const destinations = ['../../etc/passwd', '서울, 대한민국', '///', `${'very '.repeat(40)}long`];
  const trips = destinations.map((destination, at) => makeTrip({ id: at + 1, destination }));
  const files = open(await buffer(zipOwnData({ ...data, trips })));
  const paths = Object.keys(files).filter((path) => path.startsWith('trips/'));
  expect(paths.slice(0, 3)).toEqual([
    'trips/1-etc-passwd.md',
    'trips/2-서울-대한민국.md',
    'trips/3.md',
  ]);
  expect(paths).toHaveLength(4);
  for (const path of paths) expect(path.length).toBeLessThan(80);
});

test('a large account is sent in parts', async () => {
  const data = await dataOf('large');
  const trips = Array.from({ length: 300 }, (_, at) => makeTrip({ id: at + 1 }));
  let parts = 0;
  const chunks: Uint8Array[] = [];
  for await (const chunk of zipOwnData({ ...data, trips })) {
    parts += 1;
    chunks.push(chunk as Uint8Array);
  }
  expect(parts).toBeGreaterThan(300);
  expect(Object.keys(open(Buffer.concat(chunks)))).toHaveLength(302);
});
