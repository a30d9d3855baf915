import { startTestApp } from '@ooo/api/testing/test-app';
import { expect, test } from 'vitest';
import { createOooClient, errorBodyOf, OooError } from './client.ts';

const { app } = await startTestApp();
const url = await app.listen({ port: 0, host: '127.0.0.1' });

let count = 0;
async function signedIn() {
  const client = createOooClient({ url });
  await client.signInLocally({ email: `script${(count += 1)}@example.com`, name: 'Script' });
  return client;
}

const SEOUL = { destination: 'Seoul', startDate: '2026-10-01', endDate: '2026-10-05' };

test('the road from sign-in to a plan, by script §7.1', async () => {
  const client = await signedIn();
  const { api } = client;
  expect((await api.account.me.query())?.firstName).toBe('Script');
  expect(await api.invites.check.mutate({ code: 'allblue' })).toMatchObject({ access: true });

  const trip = await api.trips.create.mutate(SEOUL);
  const { places } = await api.places.search.query({
    query: 'palace',
    destination: trip.destination,
  });
  const [palace] = places;
  const coordinates = palace?.coordinates;
  await api.pois.create.mutate({
    tripId: trip.id,
    name: palace?.name ?? '',
    openingHours: palace?.openingHours,
    location: { coordinates },
  });
  const { items } = await api.schedule.autoPlan.mutate({ tripId: trip.id, apply: true });
  expect(items).toMatchObject([{ name: palace?.name }]);
  const [poi] = await api.pois.list.query({ tripId: trip.id });
  expect(poi?.startTime).toBe(items[0]?.startTime);
});

test('several questions at once travel together', async () => {
  let requests = 0;
  const client = createOooClient({
    url,
    fetch: async (input, init) => {
      requests += 1;
      return fetch(input, init);
    },
  });
  const [config, me] = await Promise.all([
    client.api.app.config.query(),
    client.api.account.me.query(),
  ]);
  expect(config.maxTrips).toBe(3);
  expect(me).toBeNull();
  expect(requests).toBe(1);
});

test('a session can be handed on, and ends for everyone who has it', async () => {
  const client = await signedIn();
  const cookie = client.cookie() ?? '';
  const other = createOooClient({ url, cookie });
  expect(await other.api.account.me.query()).toEqual(await client.api.account.me.query());
  await client.signOut();
  expect(client.cookie()).toBeUndefined();
  expect(await other.api.account.me.query()).toBeNull();
});

test('a token goes instead of the session', async () => {
  const client = await signedIn();
  const cookie = client.cookie() ?? '';
  const withToken = createOooClient({ url, cookie, token: 'none' });
  expect(await withToken.api.account.me.query()).toBeNull();
});

test('a ticket is uploaded as it is', async () => {
  const client = await signedIn();
  await client.api.invites.check.mutate({ code: 'ALLBLUE' });
  const text = `FLIGHT KE 82 - KOREAN AIR            THU 01 OCTOBER 2026
DEPARTURE: NEW YORK, NY (JOHN F KENNEDY), TERMINAL 1    01 OCT 12:00
ARRIVAL: SEOUL, KR (INCHEON INTL), TERMINAL 2           02 OCT 16:30`;
  const bytes = new TextEncoder().encode(text);
  const file = { name: 'ticket.txt', bytes, receivedOn: '2026-08-01' };
  const uploaded = await client.uploadTicket(file);
  expect(uploaded.flights.legs).toMatchObject([{ from: 'JFK', to: 'ICN' }]);
  expect(await client.api.tickets.parseDocument.mutate(file)).toEqual(uploaded);
});

test('errors say their code and a sentence, whichever way they came', async () => {
  const client = await signedIn();
  const caught: unknown = await client.api.trips.list.query().catch((error: unknown) => error);
  expect(errorBodyOf(caught)).toMatchObject({
    code: 'INVITE_REQUIRED',
    message: 'Please enter your invite code to continue.',
    requestId: expect.any(String),
  });
  const refused: unknown = await client
    .signInLocally({ email: 'nobody', name: 'x' })
    .catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(OooError);
  expect(errorBodyOf(refused)).toMatchObject({
    code: 'BAD_REQUEST',
    details: { fields: { email: expect.any(String) } },
  });
  expect(errorBodyOf(new TypeError('fetch failed'))).toBeUndefined();
});

test('a server that is busy says so on every way', async () => {
  const body = { code: 'UNAVAILABLE', message: 'Busy.', requestId: 'req-1' };
  const headers = { 'retry-after': '5' };
  let asked = 0;
  const client = createOooClient({
    url,
    fetch: async () => {
      asked += 1;
      return Response.json(body, { status: 503, headers });
    },
  });
  const calls = [client.api.trips.list.query(), client.fetchDocument(1, 'x'), client.signOut()];
  for (const call of await Promise.allSettled(calls))
    expect(call.status === 'rejected' && errorBodyOf(call.reason)).toEqual(body);
  expect(asked).toBe(calls.length);
});

const encode = (text: string) => new TextEncoder().encode(text);

test('several documents are read as one journey, and kept with its trip', async () => {
  const client = await signedIn();
  await client.api.invites.check.mutate({ code: 'allblue' });
  const documents = [
    { name: 'there.txt', bytes: encode('Flight KE 082, 1 OCT 2026, JFK 13:00 - ICN 17:05') },
    { name: 'back.txt', bytes: encode('Flight KE 081, 11 OCT 2026, ICN 10:00 - JFK 11:05') },
  ];
  const steps: string[] = [];
  const { flights } = await client.readTickets({
    documents,
    receivedOn: '2026-08-01',
    onStep: ({ step, document }) => steps.push(`${document} ${step}`),
  });
  expect(flights.legs.map(({ flightNumber }) => flightNumber)).toEqual(['KE82', 'KE81']);
  expect(steps).toEqual(expect.arrayContaining(['0 opening', '1 flights']));

  const trip = await client.api.trips.create.mutate(SEOUL);
  const [file = { name: '', bytes: new Uint8Array() }] = documents;
  const kept = await client.keepDocument(trip.id, file);
  expect(kept).toMatchObject({ name: 'there.txt', type: 'text/plain' });
  expect(await client.fetchDocument(trip.id, kept.id)).toEqual(file.bytes);
  const asProcedure = client.api.documents.get.query({ tripId: trip.id, documentId: kept.id });
  await expect(asProcedure).rejects.toThrow('The answer is a file.');
});

test("what goes wrong while documents are read is thrown in the server's words", async () => {
  const client = await signedIn();
  await client.api.invites.check.mutate({ code: 'allblue' });
  const documents = [{ name: 'a.txt', bytes: encode('KE 81') }];
  const reading = client.readTickets({ documents, receivedOn: 'today' });
  await expect(reading).rejects.toMatchObject({ name: 'OooError', body: { code: 'BAD_REQUEST' } });
  const stranger = createOooClient({ url }).readTickets({ documents });
  await expect(stranger).rejects.toMatchObject({ body: { code: 'UNAUTHENTICATED' } });
});
