import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { makeFullAccount } from '@ooo/db/testing/full-account';
import { readOwnData } from '@ooo/db/queries/own-data.queries';
import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { makeTrip } from '@ooo/domain/testing/make-trip';
import type { OwnData } from '@ooo/domain/account/own-data.schema';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { headersOf } from '../../testing/people.ts';
import { SEOUL } from '../../testing/samples.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { zipOwnData } from './own-data-zip.ts';

const { app, deps } = await startTestApp();

const noDocument = async (): Promise<AsyncIterable<Uint8Array>> => {
  throw new Error('Nobody keeps one.');
};

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
  const headers = await headersOf(deps, await makeInvitedUser(deps, 'zip@example.com'));
  const trip = await app.inject({ method: 'POST', url: '/api/trips', headers, payload: SEOUL });
  const { id: tripId } = trip.json<{ id: number }>();
  const place = { tripId, name: 'Gyeongbokgung *Palace*', date: '2026-10-02', startTime: '10:00' };
  await app.inject({ method: 'POST', url: '/api/pois', headers, payload: place });

  const answer = await app.inject({ url: '/api/account/export.zip', headers });
  expect([
    answer.statusCode,
    answer.headers['content-type'],
    answer.headers['content-disposition'],
  ]).toEqual([200, 'application/zip', 'attachment; filename=ooo-data.zip']);
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
  const files = open(await buffer(zipOwnData({ ...data, trips }, noDocument)));
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
  for await (const chunk of zipOwnData({ ...data, trips }, noDocument)) {
    parts += 1;
    chunks.push(chunk);
  }
  expect(parts).toBeGreaterThan(300);
  expect(Object.keys(open(Buffer.concat(chunks)))).toHaveLength(302);
});

test('kept documents lie beside their trip, and one that cannot be opened says so', async () => {
  const data = await dataOf('keeper');
  const trip = makeTrip({ id: 7, destination: 'Seoul' });
  const [kept] = data.documents;
  if (!kept) throw new Error('No document');
  const names = ['../ticket.pdf', '..\u00A0..', '서울 항공권.pdf', 'locked.pdf'];
  const documents = names.map((name) => Object.assign({}, kept, { tripId: 7, name }));
  const zip = zipOwnData({ ...data, trips: [trip], documents }, async ({ name }) => {
    if (name === 'locked.pdf') throw new Error('It does not open.');
    return Readable.from(['Content', ' of ', name].map((part) => new TextEncoder().encode(part)));
  });
  const files = open(await buffer(zip));
  expect(Object.keys(files).filter((path) => path.startsWith('trips/'))).toEqual([
    'trips/7-seoul.md',
    'trips/7-seoul/1-.-ticket.pdf',
    'trips/7-seoul/2-.-.',
    'trips/7-seoul/3-서울-항공권.pdf',
    'trips/7-seoul/4-locked.pdf.missing.txt',
  ]);
  expect(files['trips/7-seoul/1-.-ticket.pdf']).toBe('Content of ../ticket.pdf');
  expect(files['trips/7-seoul/4-locked.pdf.missing.txt']).toBe('locked.pdf: It does not open.\n');
});

test('a user’s kept documents are in their zip, opened', async () => {
  const person = await makeInvitedUser(deps, 'kept@example.com');
  const caller = callerOf(deps, person);
  const { id: tripId } = await caller.trips.create(SEOUL);
  const bytes = new TextEncoder().encode('Flight KE 081, 15 OCT 2026, ICN 10:00 - JFK 11:05');
  const document = await caller.documents.keep({ tripId, name: 'ticket.txt', bytes });
  const headers = await headersOf(deps, person);
  const answer = await app.inject({ url: '/api/account/export.zip', headers });
  const files = open(answer.rawPayload);
  expect(files[`trips/${tripId}-seoul/1-ticket.txt`]).toContain('KE 081');
  expect(JSON.parse(files['data.json'] ?? '')).toMatchObject({ documents: [document] });
});
