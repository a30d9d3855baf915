import type { Poi, PoiTime } from '@ooo/domain/pois/poi.schema';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
const owner = await makeInvitedUser(deps);
/** Two windows of one traveller. */
const [here, there] = [callerOf(deps, owner), callerOf(deps, owner)];

const MORNING = { date: '2026-10-02', startTime: '10:00', duration: 60 };
const EVENING = { date: '2026-10-03', startTime: '18:00', duration: 60 };
const NIGHT = { date: '2026-10-04', startTime: '20:00', duration: 60 };
const NEVER = { date: null, startTime: null, duration: null };
const timeOf = ({ date, startTime, duration }: Poi): PoiTime => ({ date, startTime, duration });

async function makePalace(time: object = MORNING) {
  const { id: tripId } = await here.trips.create(SEOUL);
  const palace = await here.pois.create({ tripId, name: 'Palace', ...time });
  const stored = async () => {
    const [poi] = await here.pois.list({ tripId });
    return poi && timeOf(poi);
  };
  return { tripId, palace, stored };
}

const movedMeanwhile = (poiId: number) => ({
  cause: { code: 'CONFLICT', details: { reason: 'moved-meanwhile', poiId } },
});

test.each([
  ['another day', EVENING],
  ['a longer visit', { ...MORNING, duration: 120 }],
  ['no time', NEVER],
])('a window does not overwrite what the other made of a place: %s', async (_, elsewhere) => {
  const { palace, stored } = await makePalace();
  const from = timeOf(palace);
  await there.pois.update({ id: palace.id, patch: elsewhere, from });
  await expect(here.pois.update({ id: palace.id, patch: NIGHT, from })).rejects.toMatchObject(
    movedMeanwhile(palace.id),
  );
  expect(await stored()).toEqual(elsewhere);
  await here.pois.update({ id: palace.id, patch: NIGHT, from: elsewhere });
  expect(await stored()).toEqual(NIGHT);
});

test('of two windows that move a place at once, one succeeds and the other is told', async () => {
  const { palace, stored } = await makePalace();
  const from = timeOf(palace);
  const answers = await Promise.allSettled([
    here.pois.update({ id: palace.id, patch: EVENING, from }),
    there.pois.update({ id: palace.id, patch: NIGHT, from }),
  ]);
  const made = answers.flatMap((one) => (one.status === 'fulfilled' ? [timeOf(one.value)] : []));
  expect(made).toHaveLength(1);
  expect(await stored()).toEqual(made[0]);
});

test('the same move twice is one', async () => {
  const { palace, stored } = await makePalace();
  const move = { id: palace.id, patch: EVENING, from: timeOf(palace) };
  await here.pois.update(move);
  await here.pois.update(move);
  expect(await stored()).toEqual(EVENING);
});

test('a move that does not say what it knows of the place is still made', async () => {
  const { palace, stored } = await makePalace();
  await there.pois.update({ id: palace.id, patch: EVENING });
  await here.pois.update({ id: palace.id, patch: NIGHT });
  expect(await stored()).toEqual(NIGHT);
});

test('an undo leaves what the other window did since, with the places next to it', async () => {
  const { tripId, palace, stored } = await makePalace();
  const idea = await here.pois.create({ tripId, name: 'Park' });
  const plan = [
    { poiId: palace.id, ...EVENING, from: timeOf(palace) },
    { poiId: idea.id, ...NIGHT, from: timeOf(idea) },
  ];
  await here.schedule.arrange({ tripId, items: plan });
  await there.pois.update({ id: idea.id, patch: { ...NIGHT, startTime: '21:00' }, from: NIGHT });
  const undo = [
    { poiId: palace.id, ...MORNING, from: EVENING },
    { poiId: idea.id, ...NEVER, from: NIGHT },
  ];
  await expect(here.schedule.arrange({ tripId, items: undo })).rejects.toMatchObject(
    movedMeanwhile(idea.id),
  );
  expect(await stored()).toEqual(EVENING);
});

test('a note from the other window does not count as a move', async () => {
  const { palace, stored } = await makePalace();
  await there.pois.update({ id: palace.id, patch: { notes: 'Bring cash' } });
  const moved = await here.pois.update({ id: palace.id, patch: EVENING, from: timeOf(palace) });
  expect(moved.notes).toBe('Bring cash');
  expect(await stored()).toEqual(EVENING);
});

test('a place that the other window removed cannot be moved', async () => {
  const { tripId, palace } = await makePalace();
  await there.pois.delete({ id: palace.id });
  const from = timeOf(palace);
  const gone = { cause: { code: 'NOT_FOUND' } };
  await expect(here.pois.update({ id: palace.id, patch: EVENING, from })).rejects.toMatchObject(
    gone,
  );
  const items = [{ poiId: palace.id, ...EVENING, from }];
  await expect(here.schedule.arrange({ tripId, items })).rejects.toMatchObject(gone);
});
