import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { countStatements } from '../../testing/count-statements.ts';
import { headersOf } from '../../testing/people.ts';
import { makeOwned } from '../../testing/samples.ts';
import { startTestApp } from '../../testing/test-app.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps();
const { db, count } = countStatements(deps.db);
const { app } = await startTestApp({}, { ...deps, db });
const owner = await makeInvitedUser(deps);
const owned = await makeOwned(callerOf(deps, owner));
const headers = await headersOf(deps, owner);

let statements = 0;

async function ask(inputs: Readonly<Record<string, object>>) {
  const written = Object.values(inputs).map((json, index) => [index, { json }]);
  const input = encodeURIComponent(JSON.stringify(Object.fromEntries(written)));
  const url = `/trpc/${Object.keys(inputs).join(',')}?batch=1&input=${input}`;
  const before = count();
  const answer = await app.inject({ url, headers });
  statements = count() - before;
  return answer.json<{ result?: { data: { json: unknown } }; error?: unknown }[]>();
}

test('a trip’s screen takes one statement for each table', async () => {
  const { tripId } = owned;
  // What is cached for a few seconds is not counted.
  await ask({ 'app.config': {} });
  const answers = await ask({
    'trips.get': { id: tripId },
    'pois.list': { tripId },
    'schedule.openingHours': { tripId },
    'documents.list': { tripId },
  });
  expect(answers.map(({ error }) => error)).toEqual([undefined, undefined, undefined, undefined]);
  expect(statements).toBe(4);
});

test('one statement reads a trip’s owner and what is in the trip §4.15', async () => {
  const { tripId } = owned;
  const [places] = await ask({ 'pois.list': { tripId } });
  expect([places?.result?.data.json, statements]).toMatchObject([[{ id: owned.poiId }], 2]);
  const [documents] = await ask({ 'documents.list': { tripId } });
  expect([documents?.result?.data.json, statements]).toMatchObject([[{ id: owned.documentId }], 2]);
});

test('a trip without places and documents has empty lists, and a missing one has none', async () => {
  const { trips, pois } = callerOf(deps, owner);
  const { id: tripId } = await trips.create({
    destination: 'Busan',
    startDate: (await trips.get({ id: owned.tripId })).startDate,
    endDate: (await trips.get({ id: owned.tripId })).endDate,
  });
  const empty = await ask({ 'pois.list': { tripId }, 'documents.list': { tripId } });
  expect(empty.map(({ result }) => result?.data.json)).toEqual([[], []]);
  await expect(pois.list({ tripId: 1_999_999 })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});

test('what changes a trip sees what it changed', async () => {
  const { tripId } = owned;
  const payload = { 0: { json: { id: tripId, patch: { name: 'One' } } } };
  await app.inject({ method: 'POST', url: '/trpc/trips.update?batch=1', headers, payload });
  const [trip] = await ask({ 'trips.get': { id: tripId } });
  expect(trip?.result?.data.json).toMatchObject({ name: 'One' });
});
