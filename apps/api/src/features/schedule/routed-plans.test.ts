import type { Coordinates } from '@ooo/domain/shared/coordinates.schema';
import type { TripCreate } from '@ooo/domain/trips/trip.schema';
import { beforeEach, expect, test } from 'vitest';
import { makeRoutingServer } from '../../providers/routing/make-routing-server.ts';
import { callerOf, contextOf, makeInvitedUser } from '../../testing/callers.ts';
import { startFakeRouting } from '../../testing/fake-routing.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps, testEnv } from '../../testing/test-deps.ts';
import { beginTrip } from '../trips/trips.service.ts';
import { createTravelTables } from './travel-tables.service.ts';

const upstream = await startFakeRouting();
const plain = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
const { db, settings, clock } = plain;
const user = await makeInvitedUser(plain);

/** The procedures with the routing server; a new process each time. */
function routed() {
  const env = testEnv({ OFFLINE: 'off', OSRM_URL: upstream.url });
  const server = makeRoutingServer(env, { version: '1' });
  const travelTables = createTravelTables({ db, settings, clock, server, timeLimitMs: 500 });
  return callerOf({ ...plain, travelTables }, user);
}

beforeEach(async () => {
  await db.deleteFrom('travel_times').execute();
});

const PALACE: Coordinates = [126.977, 37.5796];
const VILLAGE: Coordinates = [126.985, 37.5826];
/** Forty minutes for 800 m as the crow flies: there is a wall. Two hours from 9:00 on then end too late for 11:20. */
const SLOW = {
  code: 'Ok',
  durations: [
    [0, 2400],
    [2400, 0],
  ],
  distances: [
    [0, 1900],
    [1900, 0],
  ],
};

async function makeTrip() {
  const { id: tripId } = await beginTrip(contextOf(plain, user), {
    fields: SEOUL as TripCreate,
    pois: [
      { name: 'Palace', tag: 'tour', location: { coordinates: PALACE } },
      { name: 'Village', tag: 'tour', location: { coordinates: VILLAGE } },
    ],
  });
  const [palace, village] = await routed().pois.list({ tripId });
  if (!palace || !village) throw new Error('No places');
  const fixed = { date: '2026-10-02', startTime: '11:20', duration: 640 };
  await routed().pois.update({ id: palace.id, patch: fixed });
  return { tripId, village };
}

test('a suggestion keeps to what the server says', async () => {
  const { tripId, village } = await makeTrip();
  upstream.answerWith({ body: SLOW });
  const request = { tripId, poiId: village.id, fixedDate: '2026-10-02' };
  const estimated = await callerOf(plain, user).schedule.suggest(request);
  expect(estimated).toMatchObject({ suggestedDate: '2026-10-02', suggestedTime: '09:00' });
  expect(await routed().schedule.suggest(request)).toMatchObject({ suggestedTime: null });
  expect(upstream.asked).toHaveLength(1);
});

test('auto-plan does too, and its preview is what it stores', async () => {
  const { tripId, village } = await makeTrip();
  upstream.answerWith({ body: SLOW });
  const preview = await routed().schedule.autoPlan({ tripId });
  expect(preview.items).toMatchObject([{ poiId: village.id }]);
  expect(preview.items[0]?.date).not.toBe('2026-10-02');
  expect(await routed().schedule.autoPlan({ tripId, apply: true })).toEqual(preview);
  expect(upstream.asked).toHaveLength(1);
});

test.each([
  ['fails', { status: 500 }],
  ['never answers', { never: true as const }],
])('where the server %s, the plan is that of the estimate', async (_, answer) => {
  const { tripId } = await makeTrip();
  upstream.answerWith(answer);
  const estimated = await callerOf(plain, user).schedule.autoPlan({ tripId });
  expect(await routed().schedule.autoPlan({ tripId })).toEqual(estimated);
  expect(upstream.asked.length).toBeGreaterThan(0);
});

test('the server is not told of other users’ places', async () => {
  const { tripId } = await makeTrip();
  upstream.answerWith({});
  const stranger = await makeInvitedUser(plain, 'stranger@example.com');
  const env = testEnv({ OFFLINE: 'off', OSRM_URL: upstream.url });
  const server = makeRoutingServer(env, { version: '1' });
  const travelTables = createTravelTables({ db, settings, clock, server });
  const caller = callerOf({ ...plain, travelTables }, stranger);
  await expect(caller.schedule.autoPlan({ tripId })).rejects.toMatchObject({
    cause: { code: 'NOT_FOUND' },
  });
  expect(upstream.asked).toEqual([]);
});
