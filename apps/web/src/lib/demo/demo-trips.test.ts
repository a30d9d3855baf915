import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { makeDemoClient } from '../../testing/demo-client.ts';
import { toAppError } from '../app-error.ts';

const NOON = new Date('2026-03-01T12:00:00.000Z');

// What it has in common with the server's is in `demo-link.contract.test.ts`.
describe('the demo of the browser', () => {
  it('is the trip 999999, and is started once', async () => {
    const demo = makeDemoClient();
    const trip = await demo.trips.createDemo.mutate();
    expect(trip).toMatchObject({ id: 999_999, name: 'Seoul Trip 2025', userId: 'demo-user' });
    const [first] = await demo.pois.list.query({ tripId: DEMO_TRIP_ID });
    await demo.pois.delete.mutate({ id: first?.id ?? 0 });
    expect(await demo.trips.createDemo.mutate()).toEqual(trip);
    expect(await demo.pois.list.query({ tripId: DEMO_TRIP_ID })).not.toContainEqual(first);
  });

  it('gives a new place the time as its id, and no two the same', async () => {
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

  it('does not know the hours of a place that a visitor made up', async () => {
    const demo = makeDemoClient();
    const { id: tripId } = await demo.trips.createDemo.mutate();
    const own = await demo.pois.create.mutate({
      tripId,
      name: 'Friend',
      openingHours: '09:00-18:00',
    });
    const hours = await demo.schedule.openingHours.query({ tripId });
    const days = hours.find(({ poiId }) => poiId === own.id)?.days ?? [];
    expect(days).toHaveLength(13);
    expect(days.every(({ windows }) => windows === null)).toBe(true);
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
