import { isDemoTrip } from '@ooo/domain/trips/trip-ids';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

/** It is 30 September at home, and 1 October in Seoul: the demo of 2026 has begun. */
const clock = () => new Date('2026-09-30T16:00:00.000Z');
const deps = { ...(await makeTestDeps()), clock };

test('the demo is a trip of the user’s own, with places on days and without §4.19', async () => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  const trip = await caller.trips.createDemo();
  expect(trip).toMatchObject({
    name: 'Seoul Trip 2027',
    startDate: '2027-10-01',
    endDate: '2027-10-13',
    countryFlag: '🇰🇷',
    gender: 'female',
  });
  expect(trip.id).toBeGreaterThanOrEqual(1_000_001);
  expect(isDemoTrip(trip)).toBe(true);

  const pois = await caller.pois.list({ tripId: trip.id });
  const scheduled = pois.filter(isScheduled);
  expect(scheduled.length).toBeGreaterThan(5);
  expect(pois.length - scheduled.length).toBeGreaterThan(5);
  expect(pois.every(({ source, sourceAsOf }) => source !== null && sourceAsOf !== null)).toBe(true);
});

test('no place of the demo is closed when it is visited §3.36', async () => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  const { id: tripId } = await caller.trips.createDemo();
  const hours = await caller.schedule.openingHours({ tripId });
  const pois = await caller.pois.list({ tripId });
  for (const poi of pois.filter(isScheduled)) {
    const [hour = '', minute = ''] = poi.startTime?.split(':') ?? [];
    const startMin = Number(hour) * 60 + Number(minute);
    const day = hours
      .find(({ poiId }) => poiId === poi.id)
      ?.days.find(({ date }) => date === poi.date);
    const isOpen = day?.windows?.some(
      ({ openMin, closeMin }) => openMin <= startMin && startMin + (poi.duration ?? 0) <= closeMin,
    );
    const isUnknown = poi.openingHours === null;
    expect([poi.name, poi.date, isOpen]).toEqual([
      poi.name,
      poi.date,
      isUnknown ? undefined : true,
    ]);
  }
  expect(pois.filter(({ openingHours }) => openingHours !== null).length).toBeGreaterThan(10);
});

test('its places speak the language of the account', async () => {
  const user = { ...(await makeInvitedUser(deps)), language: 'ko' as const };
  const caller = callerOf(deps, user);
  const { id: tripId } = await caller.trips.createDemo();
  const names = (await caller.pois.list({ tripId })).map(({ name }) => name);
  expect(names).toContain('경복궁');
});

test('the trip limit holds for the demo too, however many are made at once', async () => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  await caller.trips.create(SEOUL);
  const results = await Promise.allSettled(
    Array.from({ length: 20 }, async () => caller.trips.createDemo()),
  );
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
  await expect(caller.trips.createDemo()).rejects.toMatchObject({
    cause: { code: 'TRIP_LIMIT_REACHED' },
  });
});

test('the demo is an ordinary trip once it is made one’s own, for good', async () => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  const demo = await caller.trips.createDemo();
  const renamed = await caller.trips.update({ id: demo.id, patch: { name: 'Our Seoul' } });
  expect(isDemoTrip(renamed)).toBe(true);
  const own = await caller.trips.update({ id: demo.id, patch: { isDemo: false } });
  expect([isDemoTrip(own), own.name]).toEqual([false, 'Our Seoul']);
  const back = { isDemo: true } as never;
  await expect(caller.trips.update({ id: demo.id, patch: back })).rejects.toMatchObject({
    code: 'BAD_REQUEST',
  });
});

test('a trip with the name of the demo is an ordinary one §3.37', async () => {
  const caller = callerOf(deps, await makeInvitedUser(deps));
  const made = await caller.trips.create({ ...SEOUL, name: 'Seoul Trip 2025' });
  const { id } = await caller.trips.create(SEOUL);
  const renamed = await caller.trips.update({ id, patch: { name: 'Seoul Trip 2025' } });
  expect([isDemoTrip(made), isDemoTrip(renamed)]).toEqual([false, false]);
});
