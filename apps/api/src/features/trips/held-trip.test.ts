import { isSomebodyWaiting } from '@ooo/db/testing/is-somebody-waiting';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { WallTime } from '@ooo/domain/shared/wall-time.schema';
import { expect, test } from 'vitest';
import { callerOf, makeInvitedUser } from '../../testing/callers.ts';
import { SEOUL } from '../../testing/samples.ts';
import { makeTestDeps } from '../../testing/test-deps.ts';

const deps = await makeTestDeps({ MAX_TRIPS_PER_USER: '100' });
const { trips, pois, schedule } = callerOf(deps, await makeInvitedUser(deps));
const LAST_DAY = CalendarDate.parse('2026-10-05');
const SHORTER = { endDate: CalendarDate.parse('2026-10-03') };
const time = (text: string) => WallTime.parse(text);

async function makePlace() {
  const trip = await trips.create(SEOUL);
  const poi = await pois.create({ tripId: trip.id, name: 'Palace', tag: 'tour' });
  return { tripId: trip.id, poiId: poi.id };
}

type Place = Awaited<ReturnType<typeof makePlace>>;

/** Every way to give a place a time. */
const WAYS: readonly [string, (place: Place) => Promise<unknown>][] = [
  ['created', ({ tripId }) => pois.create({ tripId, name: 'Market', date: LAST_DAY })],
  ['moved', ({ poiId }) => pois.update({ id: poiId, patch: { date: LAST_DAY } })],
  [
    'arranged',
    ({ tripId, poiId }) =>
      schedule.arrange({
        tripId,
        items: [{ poiId, date: LAST_DAY, startTime: time('10:00'), duration: 60 }],
      }),
  ],
];

test.each(WAYS)(
  'a place that is %s while the trip gets shorter does not end outside',
  async (_name, give) => {
    const place = await makePlace();
    const giving = await deps.db.transaction().execute(async (tx) => {
      await tx
        .updateTable('trips')
        .set({ end_date: SHORTER.endDate })
        .where('id', '=', place.tripId)
        .execute();
      const pending = give(place).catch((error: unknown) => error);
      await expect.poll(async () => isSomebodyWaiting(deps.db)).toBe(true);
      return { pending };
    });
    expect(await giving.pending).toMatchObject({
      cause: { code: 'RULE_VIOLATED', details: { reason: 'outside-trip' } },
    });
    const dates = (await pois.list({ tripId: place.tripId })).map(({ date }) => date);
    expect(dates).toEqual([null]);
  },
);

test('all places are inside the trip, whichever change is first', async () => {
  for (let round = 0; round < 10; round += 1) {
    const place = await makePlace();
    await Promise.allSettled([
      trips.update({ id: place.tripId, patch: SHORTER }),
      ...WAYS.map(async ([, give]) => give(place)),
      schedule.autoPlan({ tripId: place.tripId, apply: true }),
    ]);
    for (const { date } of await pois.list({ tripId: place.tripId })) {
      expect(date === null || date <= SHORTER.endDate).toBe(true);
    }
  }
});

test('two changes of one place at once are checked together', async () => {
  const flightDetails = { return: { departureTime: time('12:00') } };
  const trip = await trips.create({ ...SEOUL, flightDetails });
  for (let round = 0; round < 5; round += 1) {
    const { id } = await pois.create({
      tripId: trip.id,
      name: 'Palace',
      date: CalendarDate.parse('2026-10-02'),
      startTime: time('09:00'),
    });
    await Promise.allSettled([
      pois.update({ id, patch: { date: LAST_DAY } }),
      pois.update({ id, patch: { startTime: time('20:00') } }),
    ]);
    const poi = (await pois.list({ tripId: trip.id })).find((each) => each.id === id);
    expect([poi?.date, poi?.startTime]).not.toEqual([LAST_DAY, '20:00']);
  }
});
