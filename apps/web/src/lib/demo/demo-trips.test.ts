import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { daysBetween } from '@ooo/domain/shared/calendar-date';
import { date, time } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { makeDemoClient } from '../../testing/demo-client.ts';
import { BEFORE_DEMO } from '../../testing/demo-world.ts';
import { toAppError } from '../app-error.ts';

const NOON = new Date('2026-03-01T12:00:00.000Z');

// What it has in common with the server's is in `demo-link.contract.test.ts`.
describe('the demo of the browser', () => {
  it('is the trip 999999, and is started once §9.2', async () => {
    const demo = makeDemoClient();
    const trip = await demo.trips.createDemo.mutate();
    expect(trip).toMatchObject({ id: 999_999, name: 'Seoul Trip 2025', userId: 'demo-user' });
    const [first] = await demo.pois.list.query({ tripId: DEMO_TRIP_ID });
    await demo.pois.delete.mutate({ id: first?.id ?? 0 });
    expect(await demo.trips.createDemo.mutate()).toEqual(trip);
    expect(await demo.pois.list.query({ tripId: DEMO_TRIP_ID })).not.toContainEqual(first);
  });

  it('gives a new place the time as its id, and no two the same §4.17', async () => {
    let now = new Date('2026-03-01T11:00:00Z');
    const demo = makeDemoClient({ clock: () => now });
    await demo.trips.createDemo.mutate();
    now = NOON;
    const save = () => demo.pois.create.mutate({ tripId: DEMO_TRIP_ID, name: 'Somewhere' });
    const [one, other] = [await save(), await save()];
    expect(one).toMatchObject({ id: NOON.getTime(), createdAt: NOON.toISOString() });
    expect(other.id).toBe(NOON.getTime() + 1);
  });

  it('speaks the language of the page', async () => {
    const demo = makeDemoClient({ language: () => 'ko' });
    const { id: tripId } = await demo.trips.createDemo.mutate();
    const names = (await demo.pois.list.query({ tripId })).map(({ name }) => name);
    expect(names).toContain('경복궁');
    const plan = await demo.schedule.autoPlan.mutate({ tripId, apply: false, pace: 'balanced' });
    const reasons = plan.items.map(({ reason }) => reason).filter((reason) => reason !== '');
    expect(reasons).not.toEqual([]);
    expect(reasons.filter((reason) => !/[가-힣]/.test(reason))).toEqual([]);
  });

  it('takes the unit of temperatures of the visitor', async () => {
    const demo = makeDemoClient({ temperatureUnit: () => 'celsius' });
    expect(await demo.trips.createDemo.mutate()).toMatchObject({ temperatureUnit: 'celsius' });
  });

  it.each([
    ['2025-09-30T23:00:00+09:00', '2025-10-01'],
    ['2025-10-01T00:30:00+09:00', '2026-10-01'],
    ['2026-11-26T12:00:00Z', '2027-10-01'],
  ])('begun at %s lies ahead of the day in Seoul', async (now, startDate) => {
    const demo = makeDemoClient({ clock: () => new Date(now) });
    const trip = await demo.trips.createDemo.mutate();
    expect(trip).toMatchObject({ startDate, name: `Seoul Trip ${startDate.slice(0, 4)}` });
    const pois = await demo.pois.list.query({ tripId: trip.id });
    const days = pois.flatMap(({ date: day }) => (day ? [daysBetween(trip.startDate, day)] : []));
    expect(days).toEqual([0, 1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3]);
  });

  it('keeps its dates until it is over, and its changes beyond that', async () => {
    let now = BEFORE_DEMO;
    const demo = makeDemoClient({ clock: () => now });
    const { id: tripId } = await demo.trips.createDemo.mutate();
    const own = await demo.pois.create.mutate({
      tripId,
      name: 'A friend',
      date: date('2025-10-12'),
      startTime: time('19:00'),
      duration: 60,
    });
    now = new Date('2025-10-13T23:30:00+09:00');
    expect(await demo.trips.createDemo.mutate()).toMatchObject({ startDate: '2025-10-01' });
    now = new Date('2025-10-14T00:30:00+09:00');
    const renewed = await demo.trips.createDemo.mutate();
    expect(renewed).toMatchObject({
      name: 'Seoul Trip 2026',
      startDate: '2026-10-01',
      endDate: '2026-10-13',
    });
    const pois = await demo.pois.list.query({ tripId });
    expect(pois).toHaveLength(22);
    expect(pois.at(-1)).toMatchObject({ id: own.id, date: '2026-10-12', startTime: '19:00' });
    expect(await demo.trips.get.query({ id: tripId })).toEqual(renewed);
  });

  it('reads the hours of a visitor’s own place', async () => {
    const demo = makeDemoClient();
    const { id: tripId } = await demo.trips.createDemo.mutate();
    const own = await demo.pois.create.mutate({
      tripId,
      name: 'Friend',
      openingHours: 'Mo-Fr 09:00-18:00',
    });
    const hours = await demo.schedule.openingHours.query({ tripId });
    const days = hours.find(({ poiId }) => poiId === own.id)?.days ?? [];
    expect(days).toHaveLength(13);
    expect(days[0]?.windows).toEqual([{ openMin: 540, closeMin: 1080 }]);
    expect(days[3]?.windows).toEqual([]);
  });

  it('closes a palace on its day of rest', async () => {
    const demo = makeDemoClient();
    const { id: tripId } = await demo.trips.createDemo.mutate();
    const pois = await demo.pois.list.query({ tripId });
    const palace = pois.find(({ name }) => name === 'Gyeongbokgung Palace');
    const hours = await demo.schedule.openingHours.query({ tripId });
    const days = hours.find(({ poiId }) => poiId === palace?.id)?.days ?? [];
    const tuesday = days.find((day) => day.date === date('2025-10-07'));
    const thursday = days.find((day) => day.date === date('2025-10-02'));
    expect(tuesday?.windows).toEqual([]);
    expect(thursday?.windows).toEqual([{ openMin: 540, closeMin: 1080 }]);
  });

  it('has no room for another trip', async () => {
    const demo = makeDemoClient();
    const trip = {
      destination: 'Busan',
      startDate: date('2026-04-01'),
      endDate: date('2026-04-02'),
    };
    const refusal = await demo.trips.create.mutate(trip).catch(toAppError);
    expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('refuses what it does not know, and says so', async () => {
    const refusal = await makeDemoClient().documents.list.query({ tripId: 1 }).catch(toAppError);
    expect(refusal).toMatchObject({
      code: 'FORBIDDEN',
      message: 'The demo has no documents.list.',
    });
  });
});
