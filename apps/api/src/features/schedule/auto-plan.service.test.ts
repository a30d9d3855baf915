import type { TripCreate } from '@ooo/domain/trips/trip.schema';
import { expect, test } from 'vitest';
import type { Deps } from '../../context/deps.ts';
import { callerOf, contextOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';
import { beginTrip } from '../trips/trips.service.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
const user = await makeInvitedUser(deps);
const caller = callerOf(deps, user);

const places = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `Place ${index}`, tag: 'tour' as const }));

async function makeTrip(count = 3) {
  const { id: tripId } = await beginTrip(contextOf(deps, user), {
    fields: SEOUL as TripCreate,
    pois: places(count),
  });
  return { tripId, pois: await caller.pois.list({ tripId }) };
}

/** The procedures with a planner that waits for `meanwhile` before it answers, and how many plans it has made. */
function planning(meanwhile: (plans: number) => Promise<unknown>) {
  let plans = 0;
  const planner: Deps['planner'] = {
    ...deps.planner,
    plan: async (...args) => {
      const answer = await deps.planner.plan(...args);
      await meanwhile((plans += 1));
      return answer;
    },
  };
  return { caller: callerOf({ ...deps, planner }, user), count: () => plans };
}

test('a trip can be changed while its plan is made, and then another one is made and stored', async () => {
  const { tripId, pois } = await makeTrip();
  const fixed = { date: '2026-10-02', startTime: '12:00', duration: 60 };
  const busy = planning(async (plans) => {
    if (plans === 1) await caller.pois.update({ id: pois[0]?.id ?? 0, patch: fixed });
  });
  const { items } = await busy.caller.schedule.autoPlan({ tripId, apply: true });
  expect(busy.count()).toBe(2);
  expect(items.map(({ poiId }) => poiId).sort((a, b) => a - b)).toEqual(
    pois.slice(1).map(({ id }) => id),
  );
  const after = await caller.pois.list({ tripId });
  expect(after[0]).toMatchObject(fixed);
  expect(after.every(({ startTime }) => startTime !== null)).toBe(true);
});

test('a trip that changes all the time is a conflict, and nothing is stored', async () => {
  const { tripId } = await makeTrip();
  const busy = planning(async (plans) =>
    caller.trips.update({ id: tripId, patch: { endDate: `2026-10-1${plans}` } }),
  );
  await expect(busy.caller.schedule.autoPlan({ tripId, apply: true })).rejects.toMatchObject({
    cause: { code: 'CONFLICT' },
  });
  const after = await caller.pois.list({ tripId });
  expect(after.map(({ startTime }) => startTime)).toEqual([null, null, null]);
});

test('a place that is deleted or added meanwhile does no harm', async () => {
  const { tripId, pois } = await makeTrip();
  const busy = planning(async (plans) => {
    if (plans > 1) return;
    await caller.pois.delete({ id: pois[0]?.id ?? 0 });
    await caller.pois.create({ tripId, name: 'Another', tag: 'tour' });
  });
  const { items } = await busy.caller.schedule.autoPlan({ tripId, apply: true });
  const after = await caller.pois.list({ tripId });
  expect(items.map(({ poiId }) => poiId).sort((a, b) => a - b)).toEqual(after.map(({ id }) => id));
});

test('what does not concern the plan may change', async () => {
  const { tripId } = await makeTrip();
  const busy = planning(async () =>
    caller.trips.update({ id: tripId, patch: { name: 'Another name' } }),
  );
  await busy.caller.schedule.autoPlan({ tripId, apply: true });
  expect(busy.count()).toBe(1);
});

test('a trip with too many places to plan at once says so', async () => {
  const { tripId, pois } = await makeTrip(501);
  const refusal = {
    cause: { code: 'RULE_VIOLATED', details: { reason: 'too-many-places', limit: 500 } },
  };
  await expect(caller.schedule.autoPlan({ tripId })).rejects.toMatchObject(refusal);
  await expect(caller.schedule.autoPlan({ tripId, apply: true })).rejects.toMatchObject(refusal);
  await expect(caller.schedule.openingHours({ tripId })).rejects.toMatchObject(refusal);
  await expect(caller.schedule.suggest({ tripId, poiId: pois[0]?.id })).rejects.toMatchObject(
    refusal,
  );
});
