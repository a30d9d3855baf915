import { isScheduled, type Poi } from '@ooo/domain/pois/poi.schema';
import { UNSCHEDULED } from '@ooo/domain/pois/poi.rules';
import { date, time } from '@ooo/domain/testing/literals';
import type { Trip } from '@ooo/domain/trips/trip.schema';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeDemoWorld } from '../testing/demo-world.ts';
import { makeServerSource } from '../testing/server-source.ts';
import { toAppError } from './app-error.ts';
import { createDemoTripSource } from './demo/demo-trips.ts';
import type { TripSource } from './trip-source.ts';

const SOURCES = {
  'of the server': makeServerSource,
  'of the browser': async () => createDemoTripSource(makeDemoWorld()),
};
const NOWHERE = 1_999_999;

/** The code with which a source refuses; undefined where it does not. */
async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  try {
    await answer;
    return undefined;
  } catch (error) {
    return toAppError(error)?.code ?? String(error);
  }
}

/** The same of either source: without ids and instants. */
const plain = ({ id: _id, tripId: _trip, createdAt: _made, updatedAt: _set, ...poi }: Poi) => poi;

function findPoi(pois: readonly Poi[], name: string): Poi {
  const found = pois.find((poi) => poi.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

/** A morning of ninety minutes. */
function at(poiId: number, day: string) {
  return { poiId, date: date(day), startTime: time('10:00'), duration: 90 };
}

describe.each(Object.entries(SOURCES))('the trips %s', (_name, makeSource) => {
  let source: TripSource;
  let trip: Trip;
  let pois: Poi[];
  beforeEach(async () => {
    source = await makeSource();
    trip = await source.startDemo('en');
    pois = await source.listPois(trip.id);
  });

  it('are none before the first', async () => {
    const fresh = await makeSource();
    expect(await fresh.listTrips()).toEqual([]);
    expect(await fresh.listOverviews()).toEqual([]);
  });

  it('begin with the demo and its places', async () => {
    expect(await source.listTrips()).toEqual([trip]);
    expect(await source.listOverviews()).toEqual([{ trip, poiCount: pois.length }]);
    expect(await source.getTrip(trip.id)).toEqual(trip);
    expect(pois.filter(isScheduled)).toHaveLength(12);
    expect(pois.filter((poi) => !isScheduled(poi))).toHaveLength(9);
  });

  it.each<[string, (source: TripSource) => Promise<unknown>]>([
    ['a trip', (all) => all.getTrip(NOWHERE)],
    ['the places of a trip', (all) => all.listPois(NOWHERE)],
    ['the hours of a trip', (all) => all.listOpeningHours({ tripId: NOWHERE })],
    ['a plan of a trip', (all) => all.planTrip({ tripId: NOWHERE, apply: false, pace: 'full' })],
    ['a time in a trip', (all) => all.suggestTime({ tripId: NOWHERE })],
    ['another name for a trip', (all) => all.updateTrip(NOWHERE, { name: 'Other' })],
    ['the end of a trip', (all) => all.deleteTrip(NOWHERE)],
    ['a new place in a trip', (all) => all.createPoi({ tripId: NOWHERE, name: 'Place' })],
    ['a change of a place', (all) => all.updatePoi(NOWHERE, { name: 'Other' })],
    ['the end of a place', (all) => all.deletePoi(NOWHERE)],
  ])('refuse %s that is not there', async (_what, ask) => {
    expect(await codeOf(ask(source))).toBe('NOT_FOUND');
  });

  it('save a place with what is said of it', async () => {
    const made = await source.createPoi({ tripId: trip.id, name: '  Namdaemun  ', tag: 'shop' });
    expect(made).toMatchObject({ name: 'Namdaemun', tag: 'shop', category: 'POI', date: null });
    expect(Number.isNaN(Date.parse(made.createdAt))).toBe(false);
    const other = await source.createPoi({ tripId: trip.id, name: 'Other' });
    expect(new Set([...pois, made, other].map(({ id }) => id)).size).toBe(pois.length + 2);
    expect(await source.listPois(trip.id)).toEqual([...pois, made, other]);
  });

  it('save a place from a source once, however often it is asked', async () => {
    const place = { tripId: trip.id, name: 'Namsan', sourceId: 'seoul/namsan', notes: 'first' };
    const made = await source.createPoi(place);
    expect(made.sourceId).toBe('seoul/namsan');
    expect(await source.createPoi({ ...place, name: '남산', notes: 'second' })).toEqual(made);
    const [saved] = pois;
    const again = { tripId: trip.id, name: 'Again', sourceId: saved?.sourceId ?? null };
    expect(await source.createPoi(again)).toEqual(saved);
    expect(await source.listPois(trip.id)).toEqual([...pois, made]);
  });

  it('refuse a place without a name, or that ends before it begins', async () => {
    expect(await codeOf(source.createPoi({ tripId: trip.id, name: ' ' }))).toBe('BAD_REQUEST');
    const [poi] = pois;
    const backwards = { date: date('2025-10-05'), endDate: date('2025-10-04') };
    expect(await codeOf(source.updatePoi(poi?.id ?? 0, backwards))).toBe('BAD_REQUEST');
  });

  it('set the time of a place, and take it away', async () => {
    const park = findPoi(pois, 'Seoul Forest');
    const visit = { date: date('2025-10-06'), startTime: time('11:00'), duration: 60 };
    const set = await source.updatePoi(park.id, visit);
    expect(set).toMatchObject(visit);
    expect(await source.updatePoi(park.id, UNSCHEDULED)).toMatchObject(UNSCHEDULED);
  });

  it.each([
    ['before the landing', '2025-10-01', '18:00'],
    ['after the departure', '2025-10-13', '18:30'],
    ['on another day', '2025-10-14', '10:00'],
  ])('keep visits out of the time %s', async (_when, day, start) => {
    const { id } = findPoi(pois, 'Seoul Forest');
    const visit = { date: date(day), startTime: time(start), duration: 60 };
    expect(await codeOf(source.updatePoi(id, visit))).toBe('RULE_VIOLATED');
    expect(await source.listPois(trip.id)).toEqual(pois);
  });

  it('remove a place once', async () => {
    const [first, ...others] = pois;
    await source.deletePoi(first?.id ?? 0);
    expect(await source.listPois(trip.id)).toEqual(others);
    expect(await codeOf(source.deletePoi(first?.id ?? 0))).toBe('NOT_FOUND');
  });

  it('arrange all of it or nothing', async () => {
    const [one, other] = [findPoi(pois, 'Seoul Forest'), findPoi(pois, 'Haneul Park')];
    const tooLate = [at(one.id, '2025-10-06'), at(other.id, '2025-10-20')];
    expect(await codeOf(source.arrange({ tripId: trip.id, items: tooLate }))).toBe('RULE_VIOLATED');
    const absent = [at(one.id, '2025-10-06'), at(NOWHERE, '2025-10-07')];
    expect(await codeOf(source.arrange({ tripId: trip.id, items: absent }))).toBe('NOT_FOUND');
    expect(await source.listPois(trip.id)).toEqual(pois);

    const items = [at(one.id, '2025-10-06'), at(other.id, '2025-10-07')];
    const changed = await source.arrange({ tripId: trip.id, items });
    expect(changed.map(({ id, date: day }) => [id, day])).toEqual([
      [one.id, '2025-10-06'],
      [other.id, '2025-10-07'],
    ]);
  });

  it('plan without a change, and apply what was planned', async () => {
    const ask = { tripId: trip.id, pace: 'balanced' as const };
    const preview = await source.planTrip({ ...ask, apply: false });
    expect(preview.items).toHaveLength(9);
    expect(await source.listPois(trip.id)).toEqual(pois);
    expect(await source.planTrip({ ...ask, apply: true })).toEqual(preview);
    const planned = await source.listPois(trip.id);
    expect(planned.every(isScheduled)).toBe(true);
    for (const { poiId, date: day, startTime } of preview.items) {
      expect(planned.find(({ id }) => id === poiId)).toMatchObject({ date: day, startTime });
    }
  });

  it('suggest a time on the day that is asked for, and only on one of the trip', async () => {
    const { id: poiId } = findPoi(pois, 'Seoul Sky');
    const ask = { tripId: trip.id, poiId };
    const suggestion = await source.suggestTime({ ...ask, fixedDate: date('2025-10-08') });
    expect(suggestion).toMatchObject({ suggestedDate: '2025-10-08', suggestedDuration: 75 });
    expect(await codeOf(source.suggestTime({ ...ask, fixedDate: date('2025-11-08') }))).toBe(
      'BAD_REQUEST',
    );
    expect(await codeOf(source.suggestTime({ tripId: trip.id, poiId: NOWHERE }))).toBe('NOT_FOUND');
  });

  it('take the time from places that new dates leave behind', async () => {
    const moved = await source.updateTrip(trip.id, { startDate: date('2025-10-03') });
    expect(moved).toMatchObject({ startDate: '2025-10-03', endDate: '2025-10-13' });
    const left = await source.listPois(trip.id);
    expect(findPoi(left, 'Gyeongbokgung Palace')).toMatchObject(UNSCHEDULED);
    expect(findPoi(left, 'Mongtan').date).toBe('2025-10-04');
    expect(await codeOf(source.updateTrip(trip.id, { endDate: date('2025-10-01') }))).toBe(
      'BAD_REQUEST',
    );
  });

  it('are gone once they are deleted', async () => {
    await source.deleteTrip(trip.id);
    expect(await source.listTrips()).toEqual([]);
    expect(await codeOf(source.getTrip(trip.id))).toBe('NOT_FOUND');
    expect(await codeOf(source.deletePoi(pois[0]?.id ?? 0))).toBe('NOT_FOUND');
  });
});

describe('both', () => {
  it('have the same demo, open at the same hours, and plan it in the same way', async () => {
    const answers = await Promise.all(
      Object.values(SOURCES).map(async (makeSource) => {
        const source = await makeSource();
        const { id: tripId } = await source.startDemo('en');
        const pois = await source.listPois(tripId);
        const hours = await source.listOpeningHours({ tripId });
        const plan = await source.planTrip({ tripId, apply: false, pace: 'relaxed' });
        const suggestion = await source.suggestTime({ tripId, poiId: pois.at(-1)?.id });
        return {
          pois: pois.map(plain),
          hours: hours.map(({ days }) => days),
          plan: [...plan.items, ...plan.unplaced].map(({ poiId: _id, ...item }) => item),
          suggestion,
        };
      }),
    );
    const [server, browser] = answers;
    expect(browser).toEqual(server);
  });
});
