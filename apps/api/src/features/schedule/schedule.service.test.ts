import { date, time } from '@ooo/domain/testing/literals';
import type { TripCreate } from '@ooo/domain/trips/trip.schema';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
const caller = callerOf(deps, await makeInvitedUser(deps));
const stranger = callerOf(deps, await makeInvitedUser(deps));

/** Thursday 1 to Monday 5 October; lands at 14:00, leaves at 18:00. */
const FLOWN = {
  ...SEOUL,
  flightDetails: { outbound: { arrivalTime: '14:00' }, return: { departureTime: '18:00' } },
} as TripCreate;

const PLACES = [
  ['Gyeongbokgung', 'tour', 126.977, 37.5796, 'We-Mo 09:00-18:00'],
  ['Bukchon', 'tour', 126.983, 37.5826, null],
  ['Gwangjang Market', 'eat', 126.9996, 37.5701, 'Mo-Su 09:00-23:00'],
  ['Leeum', 'tour', 126.999, 37.5384, 'Tu-Su 10:00-18:00'],
  ['Tuesdays only', 'tour', 126.98, 37.57, 'Tu 10:00-18:00'],
] as const;

async function makeTrip() {
  const { id: tripId } = await caller.trips.create(FLOWN);
  for (const [name, tag, longitude, latitude, openingHours] of PLACES) {
    const location = { coordinates: [longitude, latitude] as [number, number] };
    await caller.pois.create({ tripId, name, tag, location, openingHours });
  }
  return { tripId, pois: await caller.pois.list({ tripId }) };
}

test('a plan puts places where they are open, and says why the rest have no time', async () => {
  const { tripId, pois } = await makeTrip();
  const { items, unplaced } = await caller.schedule.autoPlan({ tripId });
  expect(items.map(({ name }) => name).sort()).toEqual([
    'Bukchon',
    'Gwangjang Market',
    'Gyeongbokgung',
    'Leeum',
  ]);
  expect(unplaced).toEqual([
    {
      poiId: pois.find(({ name }) => name === 'Tuesdays only')?.id,
      name: 'Tuesdays only',
      reason: 'It’s closed on every day of your trip. It opens on Tuesdays.',
    },
  ]);
  for (const { date, startTime, reason } of items) {
    expect(date >= '2026-10-01' && date <= '2026-10-05').toBe(true);
    expect(date > '2026-10-01' || startTime >= '16:00').toBe(true);
    expect(reason).toMatch(/^$|\.$/);
  }
  expect(items.find(({ name }) => name === 'Leeum')?.date).not.toBe('2026-10-05');
});

test('reasons are in the language of the account', async () => {
  const user = await makeInvitedUser(deps);
  const { schedule, trips, pois } = callerOf(deps, { ...user, language: 'ko' });
  const { id: tripId } = await trips.create(FLOWN);
  const place = { tripId, location: {}, tag: 'tour' } as const;
  const open = await pois.create({ ...place, name: 'Open', openingHours: 'Mo-Su 09:00-18:00' });
  const closed = await pois.create({ ...place, name: 'Closed', openingHours: 'Tu 10:00-18:00' });
  const { items, unplaced } = await schedule.autoPlan({ tripId });
  expect(items[0]?.reason).toMatch(/^\d\d:\d\d, [가-힣].*요\.$/u);
  expect(unplaced[0]?.reason).toBe('여행하는 날에는 모두 쉬어요. 여는 요일은 화요일이에요.');
  expect(await schedule.suggest({ tripId, poiId: open.id })).toMatchObject({
    reasoning: items[0]?.reason,
  });
  expect(await schedule.suggest({ tripId, poiId: closed.id })).toMatchObject({
    reasoning: unplaced[0]?.reason,
  });
});

test('a preview changes nothing; the applied plan is the same, and is stored', async () => {
  const { tripId, pois } = await makeTrip();
  const preview = await caller.schedule.autoPlan({ tripId });
  expect(await caller.pois.list({ tripId })).toEqual(pois);

  const applied = await caller.schedule.autoPlan({ tripId, apply: true });
  expect(applied).toEqual(preview);
  const stored = (await caller.pois.list({ tripId })).filter(({ startTime }) => startTime);
  expect(
    stored.map(({ id, date, startTime, duration }) => ({ poiId: id, date, startTime, duration })),
  ).toEqual(
    applied.items
      .map(({ poiId, date, startTime, duration }) => ({ poiId, date, startTime, duration }))
      .sort((one, other) => one.poiId - other.poiId),
  );
});

test('what has a time keeps it', async () => {
  const { tripId, pois } = await makeTrip();
  const [palace] = pois;
  const time = { date: '2026-10-03', startTime: '10:00', duration: 90 };
  await caller.pois.update({ id: palace?.id ?? 0, patch: time });
  await caller.schedule.autoPlan({ tripId, apply: true });
  const after = await caller.pois.list({ tripId });
  expect(after.find(({ id }) => id === palace?.id)).toMatchObject(time);
});

test('a plan is applied and undone as one', async () => {
  const { tripId, pois } = await makeTrip();
  const { items } = await caller.schedule.autoPlan({ tripId });
  const changed = await caller.schedule.arrange({ tripId, items });
  expect(changed.map(({ id }) => id)).toEqual(
    items.map(({ poiId }) => poiId).sort((a, b) => a - b),
  );
  const undo = pois.map(({ id, date, startTime, duration }) => ({
    poiId: id,
    date,
    startTime,
    duration,
  }));
  await caller.schedule.arrange({ tripId, items: undo });
  const times = (await caller.pois.list({ tripId })).map(({ startTime }) => startTime);
  expect(times).toEqual(PLACES.map(() => null));
});

test('an arrangement with one wrong time changes nothing', async () => {
  const { tripId, pois } = await makeTrip();
  const [first, second] = pois.map(({ id }) => id);
  const items = [
    { poiId: first ?? 0, date: '2026-10-02', startTime: '10:00', duration: 60 },
    { poiId: second ?? 0, date: '2026-10-01', startTime: '10:00', duration: 60 },
  ];
  await expect(caller.schedule.arrange({ tripId, items })).rejects.toMatchObject({
    cause: { code: 'RULE_VIOLATED', details: { reason: 'before-arrival' } },
  });
  expect(await caller.pois.list({ tripId })).toEqual(pois);
});

test('a place of another trip cannot be arranged into one’s own', async () => {
  const { pois } = await makeTrip();
  const { id: tripId } = await stranger.trips.create(SEOUL);
  const items = [{ poiId: pois[0]?.id ?? 0, date: null, startTime: null, duration: null }];
  await expect(stranger.schedule.arrange({ tripId, items })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('reasons use the account’s clock and the requested language', async () => {
  const user = await makeInvitedUser(deps);
  const { schedule, trips, pois } = callerOf(deps, {
    ...user,
    language: 'es',
    preferences: { clock: '24' },
  });
  const { id: tripId } = await trips.create(FLOWN);
  const place = { tripId, location: {}, tag: 'tour', openingHours: 'Mo-Su 17:00-22:00' } as const;
  const { id: poiId } = await pois.create({ ...place, name: 'Afternoons' });
  const [item] = (await schedule.autoPlan({ tripId, language: 'en' })).items;
  expect(item?.reason).toBe('You’re there when it opens at 17:00.');
  expect(await schedule.suggest({ tripId, poiId, language: 'ko' })).toMatchObject({
    reasoning: '17:00, 문 여는 시간에 맞췄어요.',
  });
  const spanish = await schedule.suggest({ tripId, poiId });
  expect(spanish.reasoning).toBe('Llegas cuando abre, a las 17:00.');
});

test('a suggestion keeps to the ordinary day of the account', async () => {
  const user = await makeInvitedUser(deps);
  const preferences = { pace: 'relaxed', dayStart: time('11:30') } as const;
  const { schedule, trips, pois } = callerOf(deps, { ...user, preferences });
  const { id: tripId } = await trips.create(FLOWN);
  const { id: poiId } = await pois.create({ tripId, name: 'A walk', location: {}, tag: 'tour' });
  expect(await schedule.suggest({ tripId, poiId, fixedDate: date('2026-10-03') })).toMatchObject({
    suggestedTime: '11:30',
  });
});

test('a time is suggested for a POI, with everything else as it is §3.24 §7.27', async () => {
  const { tripId, pois } = await makeTrip();
  const answer = await caller.schedule.suggest({ tripId, poiId: pois[0]?.id });
  expect(answer).toMatchObject({
    suggestedDate: expect.stringMatching(/^2026-10-0[1-5]$/),
    suggestedTime: expect.stringMatching(/^\d\d:\d\d$/),
    suggestedDuration: 120,
    reasoning: expect.stringMatching(/\.$/),
  });
  expect(await caller.pois.list({ tripId })).toEqual(pois);
});

test('a fixed date binds the suggestion §7.27', async () => {
  const { tripId, pois } = await makeTrip();
  const ask = { tripId, poiId: pois[0]?.id, fixedDate: '2026-10-03' };
  expect(await caller.schedule.suggest(ask)).toMatchObject({ suggestedDate: '2026-10-03' });
  await expect(caller.schedule.suggest({ ...ask, fixedDate: '2026-11-03' })).rejects.toMatchObject({
    cause: { details: { fields: { fixedDate: 'This date is not part of the trip.' } } },
  });
});

test('a day that does not work is named, with one that does', async () => {
  const { tripId, pois } = await makeTrip();
  const leeum = pois.find(({ name }) => name === 'Leeum');
  const ask = { tripId, poiId: leeum?.id };
  const nothing = { suggestedDate: null, suggestedTime: null, suggestedDuration: null };
  expect(await caller.schedule.suggest({ ...ask, fixedDate: '2026-10-05' })).toEqual({
    ...nothing,
    reasoning: 'It’s closed on Monday; Friday at 10:00 AM would fit.',
  });
  // It closes at 18:00, and the trip begins two hours after landing at 14:00.
  expect(await caller.schedule.suggest({ ...ask, fixedDate: '2026-10-01' })).toMatchObject({
    reasoning: expect.stringMatching(/; Friday at 10:00 AM would fit\.$/),
  });
});

test('times that only the caller’s screen knows are occupied too §7.27', async () => {
  const { tripId, pois } = await makeTrip();
  const ask = { tripId, poiId: pois[3]?.id, fixedDate: '2026-10-03' };
  const at = async (existingSchedule: object[]) =>
    (await caller.schedule.suggest({ ...ask, existingSchedule })).suggestedTime;
  const visit = { name: 'Tour', date: '2026-10-03', time: '09:00', duration: 240 };
  expect(await at([])).toBe('10:00');
  expect(await at([visit])).toBe('13:20');
  expect(await at([{ ...visit, time: '9:00 AM' }])).toBe('13:20');
  for (const wrong of [
    { ...visit, date: '2026-10-04' },
    { ...visit, date: 'soon' },
    { ...visit, time: '25:00' },
    { ...visit, duration: -5 },
    { ...visit, name: 'Leeum' },
    { name: 'Tour' },
    {},
    { ...visit, time: 9 },
    { ...visit, coordinates: ['east', 'north'] },
  ]) {
    expect(await at([wrong])).toBe('10:00');
  }
  const stored = { date: '2026-10-03', startTime: '10:00', duration: 60 };
  await caller.pois.update({ id: pois[0]?.id ?? 0, patch: stored });
  const shown = { name: 'Gyeongbokgung', date: '2026-10-03', time: '10:00', duration: 600 };
  expect(await at([])).not.toBeNull();
  expect(await at([shown])).toBe(await at([]));
  expect(await at([{ ...shown, name: 'Palace' }])).toBeNull();
});

test('where nothing fits the answer says so', async () => {
  const { tripId, pois } = await makeTrip();
  const closed = pois.find(({ name }) => name === 'Tuesdays only');
  expect(await caller.schedule.suggest({ tripId, poiId: closed?.id })).toEqual({
    suggestedDate: null,
    suggestedTime: null,
    suggestedDuration: null,
    reasoning: 'It’s closed on every day of your trip. It opens on Tuesdays.',
  });
});

test('a place that is not saved yet, a hotel and the airport get a time too', async () => {
  const { tripId } = await makeTrip();
  const dinner = {
    tripId,
    poiName: 'Dinner',
    category: 'eat',
    coordinates: [126.98, 37.56] as [number, number],
  };
  expect(await caller.schedule.suggest(dinner)).toMatchObject({
    suggestedTime: expect.any(String),
    suggestedDuration: 90,
  });
  const hotel = await caller.pois.create({ tripId, name: 'Hotel', tag: 'hotel' });
  expect(await caller.schedule.suggest({ tripId, poiId: hotel.id })).toMatchObject({
    suggestedTime: expect.any(String),
  });
});

test('a place of another trip has no suggestion', async () => {
  const { pois } = await makeTrip();
  const { id: tripId } = await stranger.trips.create(SEOUL);
  await expect(stranger.schedule.suggest({ tripId, poiId: pois[0]?.id })).rejects.toMatchObject({
    code: 'NOT_FOUND',
  });
});

test('opening hours come by day, and unknown ones are not closed ones', async () => {
  const { tripId, pois } = await makeTrip();
  const hours = await caller.schedule.openingHours({ tripId });
  const of = (name: string) =>
    hours.find(({ poiId }) => poiId === pois.find((poi) => poi.name === name)?.id)?.days;
  expect(of('Leeum')).toEqual([
    { date: '2026-10-01', windows: [{ openMin: 600, closeMin: 1080 }] },
    { date: '2026-10-02', windows: [{ openMin: 600, closeMin: 1080 }] },
    { date: '2026-10-03', windows: [{ openMin: 600, closeMin: 1080 }] },
    { date: '2026-10-04', windows: [{ openMin: 600, closeMin: 1080 }] },
    { date: '2026-10-05', windows: [] },
  ]);
  expect(of('Bukchon')?.map(({ windows }) => windows)).toEqual([null, null, null, null, null]);
});

test('thirty places in five days are planned in well under a second', async () => {
  const { id: tripId } = await caller.trips.create(FLOWN);
  for (let index = 0; index < 30; index += 1) {
    const [, tag, longitude, latitude, openingHours] = PLACES[index % 4] ?? PLACES[0];
    const location = { coordinates: [longitude + index / 1000, latitude] as [number, number] };
    await caller.pois.create({ tripId, name: `Place ${index}`, tag, location, openingHours });
  }
  await caller.schedule.autoPlan({ tripId });
  const start = performance.now();
  const { items, unplaced } = await caller.schedule.autoPlan({ tripId });
  expect(performance.now() - start).toBeLessThan(1000);
  expect(items.length + unplaced.length).toBe(30);
});

test('places that are not saved have their hours on the days of the trip', async () => {
  const { tripId } = await makeTrip();
  const coordinates: [number, number] = [126.999, 37.5384];
  const hours = await caller.schedule.placeHours({
    tripId,
    places: [
      { id: 'leeum', openingHours: 'Tu-Su 10:00-18:00', coordinates },
      { id: 'park', openingHours: 'sunrise-sunset' },
      { id: 'riddle', openingHours: 'ask at the door' },
    ],
  });
  const [leeum, park, riddle] = hours;
  expect(hours.map(({ id }) => id)).toEqual(['leeum', 'park', 'riddle']);
  const open = [{ openMin: 600, closeMin: 1080 }];
  expect(leeum?.days).toEqual([
    { date: '2026-10-01', windows: open },
    { date: '2026-10-02', windows: open },
    { date: '2026-10-03', windows: open },
    { date: '2026-10-04', windows: open },
    { date: '2026-10-05', windows: [] },
  ]);
  expect(park?.days[0]?.windows).toHaveLength(1);
  expect(riddle?.days.every(({ windows }) => windows === null)).toBe(true);
  expect(await caller.schedule.placeHours({ tripId, places: [] })).toEqual([]);
});

test('hours of places can be asked for one’s own trip, a few at a time', async () => {
  const { tripId } = await makeTrip();
  const place = { id: 'leeum', openingHours: 'Tu-Su 10:00-18:00' };
  await expect(stranger.schedule.placeHours({ tripId, places: [place] })).rejects.toMatchObject({
    cause: { code: 'NOT_FOUND' },
  });
  for (const places of [
    Array.from({ length: 21 }, () => place),
    [{ ...place, openingHours: 'x'.repeat(401) }],
  ]) {
    await expect(caller.schedule.placeHours({ tripId, places })).rejects.toMatchObject({
      cause: { code: 'BAD_REQUEST' },
    });
  }
});

test('a place far from the destination is not planned, and says why', async () => {
  const { id: tripId } = await caller.trips.create(FLOWN);
  const location = { coordinates: [129.16, 35.16] as [number, number] };
  const { id } = await caller.pois.create({ tripId, name: 'Haeundae', tag: 'tour', location });
  const { items, unplaced } = await caller.schedule.autoPlan({ tripId, apply: true });
  expect(items).toEqual([]);
  const reason = 'It’s more than 100 km from your destination.';
  expect(unplaced).toEqual([{ poiId: id, name: 'Haeundae', reason }]);
});
