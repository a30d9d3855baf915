import type { TripCreate } from '@ooo/domain/trips/trip.schema';
import { expect, test } from 'vitest';
import { callerOf, contextOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL, UNUSED } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';
import { beginTrip } from '../trips/trips.service.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
const user = await makeInvitedUser(deps);
const caller = callerOf(deps, user);
const stranger = callerOf(deps, await makeInvitedUser(deps));

const sightAt = (longitude: number) => ({
  name: `At ${longitude}`,
  tag: 'tour' as const,
  location: { coordinates: [longitude, 37.57] as [number, number] },
});

/** A trip of five days with three ideas and a place that a person has put at noon of the second day. */
async function makeTrip() {
  const { id: tripId } = await beginTrip(contextOf(deps, user), {
    fields: SEOUL as TripCreate,
    pois: ['Palace', 'Market', 'Museum', 'Tower'].map((name) => ({ name, tag: 'tour' as const })),
  });
  const [one, two, three, tower] = (await caller.pois.list({ tripId })).map(({ id }) => id);
  if (!one || !two || !three || !tower) throw new Error('No places');
  await caller.pois.update({
    id: tower,
    patch: { date: '2026-10-02', startTime: '12:00', duration: 60 },
  });
  const list = async () => caller.pois.list({ tripId });
  return { tripId, one, two, three, tower, list };
}

test('some of the places can be planned, and the others stay ideas', async () => {
  const { tripId, one, three, list } = await makeTrip();
  const ask = { tripId, poiIds: [one, three] };
  const preview = await caller.schedule.autoPlan(ask);
  expect(preview.items.map(({ poiId }) => poiId).sort((a, b) => a - b)).toEqual([one, three]);
  expect(preview.summary).toBe('All 2 fit.');
  expect(await caller.schedule.autoPlan({ ...ask, apply: true })).toEqual(preview);
  const stored = await list();
  expect(stored.map(({ startTime }) => startTime !== null)).toEqual([true, false, true, true]);
  expect(stored.map(({ planned }) => planned)).toEqual([true, false, true, false]);
});

test('planning again moves what auto-plan has placed, and nothing that a person has', async () => {
  const { tripId, one, two, tower, list } = await makeTrip();
  await caller.schedule.autoPlan({ tripId, apply: true });
  const [first, second] = await list();
  await caller.pois.update({
    id: two,
    patch: { date: '2026-10-05', startTime: '18:00', duration: 60 },
  });
  await caller.pois.update({ id: one, patch: { notes: 'Bring water' } });
  expect((await list()).map(({ planned }) => planned)).toEqual([true, false, true, false]);

  const again = { tripId, replan: true, dayStart: '15:00', apply: true };
  const { items } = await caller.schedule.autoPlan(again);
  expect(items.map(({ poiId }) => poiId)).not.toContain(two);
  expect(items.every(({ startTime, moved }) => startTime >= '15:00' && moved)).toBe(true);
  const after = await list();
  expect(after.find(({ id }) => id === two)).toMatchObject({
    date: '2026-10-05',
    startTime: '18:00',
  });
  expect(after.find(({ id }) => id === tower)).toMatchObject({
    startTime: '12:00',
    planned: false,
  });
  expect(after.find(({ id }) => id === one)?.startTime).not.toBe(first?.startTime);
  expect(second?.planned).toBe(true);

  const unchanged = await caller.schedule.autoPlan(again);
  expect(unchanged.items.map(({ moved }) => moved)).toEqual(items.map(() => false));
  expect(await list()).toEqual(after);
});

test('a released place moves, and loses its time where it no longer fits', async () => {
  const { tripId, tower, list } = await makeTrip();
  const evening = { tripId, poiIds: [], release: [tower], dayStart: '18:00', apply: true };
  const { items } = await caller.schedule.autoPlan(evening);
  expect(items).toMatchObject([{ poiId: tower, moved: true }]);
  expect((await list()).at(-1)).toMatchObject({ planned: true, startTime: items[0]?.startTime });

  const { unplaced, summary } = await caller.schedule.autoPlan({ ...evening, dayEnd: '18:20' });
  expect(unplaced).toMatchObject([{ poiId: tower, removed: true }]);
  expect(summary).toMatch(/^0 of 1 fit; 1 left out because it /u);
  expect((await list()).at(-1)).toMatchObject({ planned: false, date: null, startTime: null });
});

test('an arrangement marks what auto-plan has set, and its undo gives the mark back', async () => {
  const { tripId, one, tower, list } = await makeTrip();
  const before = await list();
  const time = { date: '2026-10-03', startTime: '10:00', duration: 60 };
  const items = [
    { poiId: one, ...time, planned: true },
    { poiId: tower, ...time },
  ];
  const changed = await caller.schedule.arrange({ tripId, items });
  expect(changed.map(({ planned }) => planned)).toEqual([true, false]);
  const undo = before.map(({ id, date, startTime, duration, planned }) => {
    return { poiId: id, date, startTime, duration, planned };
  });
  await caller.schedule.arrange({ tripId, items: undo });
  expect(await list()).toEqual(
    before.map((poi) => Object.assign(poi, { updatedAt: expect.any(String) })),
  );
});

test.each(['poiIds', 'must', 'release'] as const)(
  'a place of another trip in %s is not found, and nothing is stored',
  async (wish) => {
    const { tripId, list } = await makeTrip();
    const other = await makeTrip();
    const before = await list();
    for (const poiId of [other.one, UNUSED.poiId]) {
      await expect(
        caller.schedule.autoPlan({ tripId, apply: true, [wish]: [poiId] }),
      ).rejects.toMatchObject({
        code: 'NOT_FOUND',
        message: 'One of these places isn’t in this trip.',
      });
    }
    expect(await list()).toEqual(before);
  },
);

test('a day that ends before it starts is refused, with the name of the field', async () => {
  const { tripId } = await makeTrip();
  const sentence = 'The day has to end after it starts.';
  for (const hours of [{ dayStart: '10:00', dayEnd: '09:00' }, { dayEnd: '08:30' }]) {
    await expect(caller.schedule.autoPlan({ tripId, ...hours })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
      cause: {
        details: {
          fields: { dayEnd: sentence },
          problems: [{ path: 'dayEnd', reason: 'day-end', message: sentence }],
        },
      },
    });
  }
  for (const wrong of [{ walkingMin: -1 }, { dayStart: '9' }, { poiIds: [0.5] }]) {
    await expect(caller.schedule.autoPlan({ tripId, ...wrong })).rejects.toMatchObject({
      code: 'BAD_REQUEST',
    });
  }
});

test('another user’s trip cannot be planned, nor one that does not exist', async () => {
  const { tripId, one, list } = await makeTrip();
  const before = await list();
  const ask = { tripId, poiIds: [one], replan: true, apply: true };
  await expect(stranger.schedule.autoPlan(ask)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(caller.schedule.autoPlan({ ...ask, tripId: UNUSED.tripId })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
  await expect(callerOf(deps, null).schedule.autoPlan(ask)).rejects.toMatchObject({
    code: 'UNAUTHORIZED',
  });
  expect(await list()).toEqual(before);
});

test('travel is estimated for the means that the account prefers, unless a wish says otherwise', async () => {
  const walker = await makeInvitedUser(deps);
  const { id: tripId } = await beginTrip(contextOf(deps, walker), {
    fields: SEOUL as TripCreate,
    pois: [sightAt(126.96), sightAt(126.99)],
  });
  const { schedule: onFoot, pois } = callerOf(deps, {
    ...walker,
    preferences: { travelBy: 'foot' },
  });
  for (const { id } of await pois.list({ tripId })) {
    await pois.update({ id, patch: { date: '2026-10-02' } });
  }
  const plan = async (travelBy?: 'foot' | 'car') => {
    const { days } = await onFoot.autoPlan({ tripId, ...(travelBy && { travelBy }) });
    return days.reduce((sum, { walkMin }) => sum + walkMin, 0);
  };
  expect(await plan()).toBeGreaterThan(30);
  expect(await plan()).toBe(await plan('foot'));
  expect(await plan('car')).toBeLessThan(10);
});

test('a suggestion leaves the time that the means of travel take', async () => {
  const walker = await makeInvitedUser(deps);
  const { id: tripId } = await beginTrip(contextOf(deps, walker), {
    fields: SEOUL as TripCreate,
    pois: [sightAt(126.96), sightAt(126.99)],
  });
  const { pois, schedule } = callerOf(deps, { ...walker, preferences: { travelBy: 'foot' } });
  const [before, then] = await pois.list({ tripId });
  if (!before || !then) throw new Error('No places');
  const patch = { date: '2026-10-02', startTime: '08:00', duration: 240 };
  await pois.update({ id: before.id, patch });
  const ask = { tripId, poiId: then.id, fixedDate: '2026-10-02' };
  const onFoot = await schedule.suggest(ask);
  const byCar = await schedule.suggest({ ...ask, travelBy: 'car' });
  expect([byCar.suggestedTime, onFoot.suggestedTime]).toEqual(['12:20', '12:45']);
});
