import { DEMO_TRIP_ID } from '@ooo/domain/trips/trip-ids';
import { date } from '@ooo/domain/testing/literals';
import { describe, expect, it } from 'vitest';
import { makeDemoWorld } from '../../testing/demo-world.ts';
import { toAppError } from '../app-error.ts';
import { createDemoTripSource } from './demo-trips.ts';

const NOON = new Date('2026-03-01T12:00:00.000Z');

// What it has in common with the server's is in `trip-source.contract.test.ts`.
describe('the demo of the browser', () => {
  it('is the trip 999999, and is started once', async () => {
    const source = createDemoTripSource(makeDemoWorld());
    const trip = await source.startDemo('en');
    expect(trip).toMatchObject({ id: 999_999, name: 'Seoul Trip 2025', userId: 'demo-user' });
    const [first] = await source.listPois(DEMO_TRIP_ID);
    await source.deletePoi(first?.id ?? 0);
    expect(await source.startDemo('en')).toEqual(trip);
    expect(await source.listPois(DEMO_TRIP_ID)).not.toContainEqual(first);
  });

  it('gives a new place the time as its id, and no two the same', async () => {
    let now = new Date('2026-03-01T11:00:00Z');
    const source = createDemoTripSource(makeDemoWorld({ clock: () => now }));
    await source.startDemo('en');
    now = NOON;
    const save = () => source.createPoi({ tripId: DEMO_TRIP_ID, name: 'Somewhere' });
    const [one, other] = [await save(), await save()];
    expect(one).toMatchObject({ id: NOON.getTime(), createdAt: NOON.toISOString() });
    expect(other.id).toBe(NOON.getTime() + 1);
  });

  it('speaks the language of the page', async () => {
    const source = createDemoTripSource(makeDemoWorld({ language: () => 'ko' }));
    const { id: tripId } = await source.startDemo('ko');
    const names = (await source.listPois(tripId)).map(({ name }) => name);
    expect(names).toContain('경복궁');
    const plan = await source.planTrip({ tripId, apply: false, pace: 'balanced' });
    expect(plan.items.every(({ reason }) => /[가-힣]/.test(reason))).toBe(true);
  });

  it('does not know the hours of a place that a visitor made up', async () => {
    const source = createDemoTripSource(makeDemoWorld());
    const { id: tripId } = await source.startDemo('en');
    const own = await source.createPoi({ tripId, name: 'Friend', openingHours: '09:00-18:00' });
    const hours = await source.listOpeningHours({ tripId });
    const days = hours.find(({ poiId }) => poiId === own.id)?.days ?? [];
    expect(days).toHaveLength(13);
    expect(days.every(({ windows }) => windows === null)).toBe(true);
  });

  it('closes a palace on its day of rest', async () => {
    const source = createDemoTripSource(makeDemoWorld());
    const { id: tripId } = await source.startDemo('en');
    const pois = await source.listPois(tripId);
    const palace = pois.find(({ name }) => name === 'Gyeongbokgung Palace');
    const hours = await source.listOpeningHours({ tripId });
    const days = hours.find(({ poiId }) => poiId === palace?.id)?.days ?? [];
    const tuesday = days.find((day) => day.date === date('2025-10-07'));
    const thursday = days.find((day) => day.date === date('2025-10-02'));
    expect(tuesday?.windows).toEqual([]);
    expect(thursday?.windows).toEqual([{ openMin: 540, closeMin: 1080 }]);
  });

  it('has no room for another trip', async () => {
    const source = createDemoTripSource(makeDemoWorld());
    const trip = {
      destination: 'Busan',
      startDate: date('2026-04-01'),
      endDate: date('2026-04-02'),
    };
    const refusal = await source.createTrip(trip).catch(toAppError);
    expect(refusal).toMatchObject({ code: 'UNAUTHENTICATED' });
  });
});
