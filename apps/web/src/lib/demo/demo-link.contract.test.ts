import { LANGUAGES } from '@ooo/texts/languages';
import type { Poi } from '@ooo/domain/pois/poi.schema';
import { isScheduled } from '@ooo/domain/pois/poi.rules';
import { UNSCHEDULED } from '@ooo/domain/pois/poi.rules';
import { Language } from '@ooo/domain/shared/language';
import { date, time } from '@ooo/domain/testing/literals';
import { Trip, type TripPatch } from '@ooo/domain/trips/trip.schema';
import { temperatureRange } from '@ooo/domain/weather/temperature-range';
import { beforeEach, describe, expect, it } from 'vitest';
import { makeCheckedDemoClient } from '../../testing/checked-demo-client.ts';
import { makeServerClient } from '../../testing/server-client.ts';
import { toAppError } from '../app-error.ts';
import type { TrpcClient } from '../trpc.ts';

const CLIENTS = {
  'of the server': makeServerClient,
  'of the demo': async () => makeCheckedDemoClient(),
};
const NOWHERE = 1_999_999;

/** The code with which a call is refused; undefined if it is not. */
async function codeOf(answer: Promise<unknown>): Promise<string | undefined> {
  try {
    await answer;
    return undefined;
  } catch (error) {
    return toAppError(error)?.code ?? String(error);
  }
}

/** Comparable answers of both: without ids and instants. */
const plain = ({ id: _id, tripId: _trip, createdAt: _made, updatedAt: _set, ...poi }: Poi) => poi;

function findPoi(pois: readonly Poi[], name: string): Poi {
  const found = pois.find((poi) => poi.name === name);
  if (!found) throw new Error(`no ${name}`);
  return found;
}

const many = (from: number) => Array.from({ length: 100 }, (_, at) => `item-${from + at}`);

/** A morning of ninety minutes. */
function at(poiId: number, day: string) {
  return { poiId, date: date(day), startTime: time('10:00'), duration: 90 };
}

describe.each(Object.entries(CLIENTS))('the trips %s', (_name, makeClient) => {
  let api: TrpcClient;
  let trip: Trip;
  let pois: Poi[];
  beforeEach(async () => {
    api = await makeClient();
    trip = await api.trips.createDemo.mutate();
    pois = await api.pois.list.query({ tripId: trip.id });
  });

  it('are none before the first', async () => {
    const fresh = await makeClient();
    expect(await fresh.trips.list.query()).toEqual([]);
    expect(await fresh.trips.overview.query()).toEqual([]);
  });

  it.each(['kml', 'gpx', 'geojson', 'csv'] as const)('write their places as %s', async (format) => {
    const file = await api.placeFiles.export.query({ tripId: trip.id, format });
    expect(file.fileName).toMatch(new RegExp(`^Seoul.*\\.${format}$`));
    expect(file.text).toContain('Gyeongbokgung');
  });

  it('begin with the demo and its places', async () => {
    expect(await api.trips.list.query()).toEqual([trip]);
    const [overview] = await api.trips.overview.query();
    expect(overview).toEqual({
      trip: Trip.parse(trip),
      poiCount: pois.length,
      zone: 'Asia/Seoul',
      temperatures: expect.anything(),
      temperaturesFrom: 'climate',
    });
    expect(await api.trips.get.query({ id: trip.id })).toEqual(trip);
    const { startDate, endDate } = trip;
    const asked = { tripId: trip.id, city: 'Seoul', startDate, endDate };
    const weather = await api.weather.batch.query(asked);
    expect(overview?.temperatures).toEqual(temperatureRange(weather));
    expect(pois.filter(isScheduled)).toHaveLength(12);
    expect(pois.filter((poi) => !isScheduled(poi))).toHaveLength(9);
  });

  it.each<[string, (client: TrpcClient) => Promise<unknown>]>([
    ['a trip', (all) => all.trips.get.query({ id: NOWHERE })],
    ['the places of a trip', (all) => all.pois.list.query({ tripId: NOWHERE })],
    [
      'the places of a trip as a file',
      (all) => all.placeFiles.export.query({ tripId: NOWHERE, format: 'kml' }),
    ],
    ['the hours of a trip', (all) => all.schedule.openingHours.query({ tripId: NOWHERE })],
    [
      'the hours of places',
      (all) => all.schedule.placeHours.query({ tripId: NOWHERE, places: [] }),
    ],
    [
      'a plan of a trip',
      (all) => all.schedule.autoPlan.mutate({ tripId: NOWHERE, apply: false, pace: 'full' }),
    ],
    [
      'the weather of a trip',
      (all) =>
        all.weather.batch.query({
          tripId: NOWHERE,
          city: 'Seoul',
          startDate: date('2025-10-01'),
          endDate: date('2025-10-02'),
        }),
    ],
    [
      'a day’s weather in a trip',
      (all) => all.weather.day.query({ tripId: NOWHERE, city: 'Seoul', date: date('2025-10-01') }),
    ],
    [
      'the overview of a trip',
      (all) =>
        all.overview.get.query({
          tripId: NOWHERE,
          destination: 'Seoul',
          startDate: date('2025-10-01'),
          endDate: date('2025-10-13'),
        }),
    ],
    ['what to pack for a trip', (all) => all.packing.enhance.mutate({ tripId: NOWHERE })],
    ['what is packed for a trip', (all) => all.packing.packed.query({ tripId: NOWHERE })],
    [
      'the packing of a trip',
      (all) => all.packing.setPacked.mutate({ tripId: NOWHERE, itemIds: ['socks'], packed: true }),
    ],
    [
      'an own item of a trip',
      (all) => all.packing.addItem.mutate({ tripId: NOWHERE, item: 'Kite' }),
    ],
    [
      'the removal of an own item',
      (all) => all.packing.removeItem.mutate({ tripId: NOWHERE, itemId: 'own-kite' }),
    ],
    ['the sources of a trip', (all) => all.packing.sources.query({ tripId: NOWHERE })],
    [
      'a copy to a trip',
      (all) => all.packing.copyFrom.mutate({ tripId: NOWHERE, fromTripId: NOWHERE }),
    ],
    ['tips for a trip', (all) => all.overview.tips.mutate({ tripId: NOWHERE })],
    [
      'tips for places',
      (all) =>
        all.places.tips.mutate({
          tripId: NOWHERE,
          category: 'attraction',
          subcategory: 'attractions',
        }),
    ],
    ['a time in a trip', (all) => all.schedule.suggest.mutate({ tripId: NOWHERE })],
    [
      'another name for a trip',
      (all) => all.trips.update.mutate({ id: NOWHERE, patch: { name: 'Other' } }),
    ],
    ['the end of a trip', (all) => all.trips.delete.mutate({ id: NOWHERE })],
    ['a new place in a trip', (all) => all.pois.create.mutate({ tripId: NOWHERE, name: 'Place' })],
    [
      'a change of a place',
      (all) => all.pois.update.mutate({ id: NOWHERE, patch: { name: 'Other' } }),
    ],
    ['the end of a place', (all) => all.pois.delete.mutate({ id: NOWHERE })],
  ])('refuse %s that does not exist', async (_what, ask) => {
    expect(await codeOf(ask(api))).toBe('NOT_FOUND');
  });

  it('save a place with its description', async () => {
    const made = await api.pois.create.mutate({
      tripId: trip.id,
      name: '  Namdaemun  ',
      tag: 'shop',
    });
    expect(made).toMatchObject({ name: 'Namdaemun', tag: 'shop', category: 'POI', date: null });
    expect(Number.isNaN(Date.parse(made.createdAt))).toBe(false);
    const other = await api.pois.create.mutate({ tripId: trip.id, name: 'Other' });
    expect(new Set([...pois, made, other].map(({ id }) => id)).size).toBe(pois.length + 2);
    expect(await api.pois.list.query({ tripId: trip.id })).toEqual([...pois, made, other]);
  });

  it('save a place from a source once, however often it is asked', async () => {
    const place = { tripId: trip.id, name: 'Namsan', sourceId: 'seoul/namsan', notes: 'first' };
    const made = await api.pois.create.mutate(place);
    expect(made.sourceId).toBe('seoul/namsan');
    expect(await api.pois.create.mutate({ ...place, name: '남산', notes: 'second' })).toEqual(made);
    const [saved] = pois;
    const again = { tripId: trip.id, name: 'Again', sourceId: saved?.sourceId ?? null };
    expect(await api.pois.create.mutate(again)).toEqual(saved);
    expect(await api.pois.list.query({ tripId: trip.id })).toEqual([...pois, made]);
  });

  it('refuse a place without a name, or that ends before it begins', async () => {
    expect(await codeOf(api.pois.create.mutate({ tripId: trip.id, name: ' ' }))).toBe(
      'BAD_REQUEST',
    );
    const [poi] = pois;
    const backwards = { date: date('2025-10-05'), endDate: date('2025-10-04') };
    expect(await codeOf(api.pois.update.mutate({ id: poi?.id ?? 0, patch: backwards }))).toBe(
      'BAD_REQUEST',
    );
  });

  it('set the time of a place, and clear it', async () => {
    const park = findPoi(pois, 'Seoul Forest');
    const visit = { date: date('2025-10-06'), startTime: time('11:00'), duration: 60 };
    const set = await api.pois.update.mutate({ id: park.id, patch: visit });
    expect(set).toMatchObject(visit);
    expect(await api.pois.update.mutate({ id: park.id, patch: UNSCHEDULED })).toMatchObject(
      UNSCHEDULED,
    );
  });

  it.each([
    ['before the landing', '2025-10-01', '18:00'],
    ['after the departure', '2025-10-13', '18:30'],
    ['on another day', '2025-10-14', '10:00'],
  ])('keep visits out of the time %s', async (_when, day, start) => {
    const { id } = findPoi(pois, 'Seoul Forest');
    const visit = { date: date(day), startTime: time(start), duration: 60 };
    expect(await codeOf(api.pois.update.mutate({ id, patch: visit }))).toBe('RULE_VIOLATED');
    expect(await api.pois.list.query({ tripId: trip.id })).toEqual(pois);
  });

  it('remove a place once', async () => {
    const [first, ...others] = pois;
    await api.pois.delete.mutate({ id: first?.id ?? 0 });
    expect(await api.pois.list.query({ tripId: trip.id })).toEqual(others);
    expect(await codeOf(api.pois.delete.mutate({ id: first?.id ?? 0 }))).toBe('NOT_FOUND');
  });

  it('arrange all or nothing', async () => {
    const [one, other] = [findPoi(pois, 'Seoul Forest'), findPoi(pois, 'Haneul Park')];
    const tooLate = [at(one.id, '2025-10-06'), at(other.id, '2025-10-20')];
    expect(await codeOf(api.schedule.arrange.mutate({ tripId: trip.id, items: tooLate }))).toBe(
      'RULE_VIOLATED',
    );
    const absent = [at(one.id, '2025-10-06'), at(NOWHERE, '2025-10-07')];
    expect(await codeOf(api.schedule.arrange.mutate({ tripId: trip.id, items: absent }))).toBe(
      'NOT_FOUND',
    );
    expect(await api.pois.list.query({ tripId: trip.id })).toEqual(pois);

    const items = [at(one.id, '2025-10-06'), at(other.id, '2025-10-07')];
    const changed = await api.schedule.arrange.mutate({ tripId: trip.id, items });
    expect(changed.map(({ id, date: day }) => [id, day])).toEqual([
      [one.id, '2025-10-06'],
      [other.id, '2025-10-07'],
    ]);
  });

  it('refuse to move or undo what another window has moved meanwhile', async () => {
    const { id, date: day, startTime, duration } = findPoi(pois, 'Bukchon Hanok Village');
    const from = { date: day, startTime, duration };
    const { poiId, ...there } = at(id, '2025-10-06');
    const { poiId: _poiId, ...here } = at(id, '2025-10-07');
    await api.pois.update.mutate({ id, patch: there, from });
    expect(await codeOf(api.pois.update.mutate({ id, patch: here, from }))).toBe('CONFLICT');
    const items = [{ poiId, ...from, from: here }];
    expect(await codeOf(api.schedule.arrange.mutate({ tripId: trip.id, items }))).toBe('CONFLICT');
    expect(
      findPoi(await api.pois.list.query({ tripId: trip.id }), 'Bukchon Hanok Village'),
    ).toMatchObject(there);
    expect(await codeOf(api.pois.update.mutate({ id, patch: there, from }))).toBeUndefined();
  });

  it('plan without a change, and apply what was planned', async () => {
    const ask = { tripId: trip.id, pace: 'balanced' as const };
    const preview = await api.schedule.autoPlan.mutate({ ...ask, apply: false });
    expect(preview.items).toHaveLength(9);
    expect(await api.pois.list.query({ tripId: trip.id })).toEqual(pois);
    expect(await api.schedule.autoPlan.mutate({ ...ask, apply: true })).toEqual(preview);
    const planned = await api.pois.list.query({ tripId: trip.id });
    expect(planned.every(isScheduled)).toBe(true);
    for (const { poiId, date: day, startTime } of preview.items) {
      expect(planned.find(({ id }) => id === poiId)).toMatchObject({ date: day, startTime });
    }
  });

  it('suggest a time on the day that is asked for, and only on one of the trip', async () => {
    const { id: poiId } = findPoi(pois, 'Seoul Sky');
    const ask = { tripId: trip.id, poiId };
    const suggestion = await api.schedule.suggest.mutate({ ...ask, fixedDate: date('2025-10-08') });
    expect(suggestion).toMatchObject({ suggestedDate: '2025-10-08', suggestedDuration: 75 });
    expect(
      await codeOf(api.schedule.suggest.mutate({ ...ask, fixedDate: date('2025-11-08') })),
    ).toBe('BAD_REQUEST');
    expect(await codeOf(api.schedule.suggest.mutate({ tripId: trip.id, poiId: NOWHERE }))).toBe(
      'NOT_FOUND',
    );
  });

  it('clear the time of places outside new dates', async () => {
    const moved = await api.trips.update.mutate({
      id: trip.id,
      patch: { startDate: date('2025-10-03') },
    });
    expect(moved).toMatchObject({ startDate: '2025-10-03', endDate: '2025-10-13' });
    const left = await api.pois.list.query({ tripId: trip.id });
    expect(findPoi(left, 'Gyeongbokgung Palace')).toMatchObject(UNSCHEDULED);
    expect(findPoi(left, 'Mongtan').date).toBe('2025-10-04');
    expect(
      await codeOf(
        api.trips.update.mutate({ id: trip.id, patch: { endDate: date('2025-10-01') } }),
      ),
    ).toBe('BAD_REQUEST');
  });

  it('remember what is packed, each item by itself', async () => {
    const { packing } = api;
    const set = async (itemIds: string[], packed: boolean) =>
      packing.setPacked.mutate({ tripId: trip.id, itemIds, packed });
    const read = async () => (await packing.packed.query({ tripId: trip.id })).toSorted();
    expect(await read()).toEqual([]);
    await set(['socks', 'passport', 'socks'], true);
    await set(['own-🎸', 'socks'], true);
    await set(['passport', 'never'], false);
    expect(await read()).toEqual(['own-🎸', 'socks']);
    for (const itemIds of [[], [''], ['x'.repeat(61)]]) {
      expect(await codeOf(set(itemIds, true))).toBe('BAD_REQUEST');
    }
    await set(many(0), true);
    await set(many(100), true);
    expect(await codeOf(set(many(200), true))).toBe('RULE_VIOLATED');
    expect(await read()).toHaveLength(202);
  });

  it('add own items, and remove them', async () => {
    const { packing } = api;
    const tripId = trip.id;
    const list = async () => (await packing.enhance.mutate({ tripId })).recommendations;
    const before = await list();
    const added = await packing.addItem.mutate({ tripId, item: ' Kite ', quantity: 2 });
    expect(added).toMatchObject({ id: 'own-kite', item: 'Kite', category: 'Utility', quantity: 2 });
    await packing.addItem.mutate({ tripId, item: 'kite', category: 'Comfort' });
    expect(await list()).toContainEqual({ ...added, category: 'Comfort' });
    await packing.setPacked.mutate({ tripId, itemIds: ['own-kite'], packed: true });
    const patch = { checkedBags: 3, packingPreferences: { laundry: true } };
    const changed = await api.trips.update.mutate({ id: tripId, patch });
    expect(changed.packingPreferences).toEqual({
      laundry: true,
      ownItems: [{ item: 'Kite', quantity: 2, category: 'Comfort' }],
    });
    expect((await list()).some(({ id }) => id === 'own-kite')).toBe(true);
    await packing.removeItem.mutate({ tripId, itemId: 'own-kite' });
    await packing.removeItem.mutate({ tripId, itemId: 'own-kite' });
    expect(await packing.packed.query({ tripId })).toEqual([]);
    await api.trips.update.mutate({
      id: tripId,
      patch: { checkedBags: 1, packingPreferences: {} },
    });
    expect(await list()).toEqual(before);
    expect(await codeOf(packing.addItem.mutate({ tripId, item: '  ' }))).toBe('BAD_REQUEST');
  });

  it('accept at most fifty own items, and copy nothing from themselves', async () => {
    const { packing } = api;
    const tripId = trip.id;
    const ownItems = Array.from({ length: 50 }, (_, at) => ({ item: `Thing ${at}` }));
    await api.trips.update.mutate({ id: tripId, patch: { packingPreferences: { ownItems } } });
    expect(await codeOf(packing.addItem.mutate({ tripId, item: 'Kite' }))).toBe('RULE_VIOLATED');
    expect(await packing.sources.query({ tripId })).toEqual([]);
    const nothing = { added: [], leftOut: 0, habits: false };
    expect(await packing.copyFrom.mutate({ tripId, fromTripId: tripId })).toEqual(nothing);
  });

  it('are gone once they are deleted', async () => {
    await api.trips.delete.mutate({ id: trip.id });
    expect(await api.trips.list.query()).toEqual([]);
    expect(await codeOf(api.trips.get.query({ id: trip.id }))).toBe('NOT_FOUND');
    expect(await codeOf(api.pois.delete.mutate({ id: pois[0]?.id ?? 0 }))).toBe('NOT_FOUND');
  });
});

describe('both', () => {
  it('know the same of the city and the airports of the demo', async () => {
    const answers = await Promise.all(
      Object.values(CLIENTS).map(async (makeClient) => {
        const { airports, places } = await makeClient();
        const found = await airports.search.query({ q: 'icn' });
        return {
          destination: await places.destination.query({ destination: 'Seoul' }),
          elsewhere: await places.destination.query({ destination: 'Nowhere at all' }),
          icn: found.find(({ iata }) => iata === 'ICN'),
          city: await airports.city.query({ airportCode: 'icn' }),
          jfk: await airports.city.query({ airportCode: 'JFK' }),
          absent: await codeOf(airports.city.query({ airportCode: 'QQQ' })),
          short: await airports.search.query({ q: 'i' }),
        };
      }),
    );
    const [server, demo] = answers;
    expect(demo).toEqual(server);
    expect(demo).toMatchObject({ elsewhere: null, absent: 'NOT_FOUND', short: [] });
  });

  it('know the same climate of each day of the demo, and none elsewhere', async () => {
    const answers = await Promise.all(
      Object.values(CLIENTS).map(async (makeClient) => {
        const { trips, weather } = await makeClient();
        const {
          id: tripId,
          destination: city,
          startDate,
          endDate,
        } = await trips.createDemo.mutate();
        const nowhere = { tripId, city: 'Nowhere at all' };
        return {
          days: await weather.batch.query({ tripId, city, startDate, endDate }),
          refreshed: await weather.batch.query({ tripId, city, startDate, endDate, refresh: true }),
          winter: await weather.day.query({
            tripId,
            city: 'Seoul, Korea',
            date: date('2026-01-15'),
          }),
          withoutTrip: await weather.day.query({ city, date: startDate }),
          elsewhere: await weather.batch.query({ ...nowhere, startDate, endDate }),
          absent: await codeOf(weather.day.query({ ...nowhere, date: startDate })),
          backwards: await codeOf(
            weather.batch.query({ tripId, city, startDate: endDate, endDate: startDate }),
          ),
        };
      }),
    );
    const [server, demo] = answers;
    expect(demo).toEqual(server);
    expect(demo?.days).toHaveLength(13);
    expect(demo?.days.every(({ kind }) => kind === 'climate')).toBe(true);
    expect(demo).toMatchObject({ elsewhere: [], absent: 'NOT_FOUND', backwards: 'BAD_REQUEST' });
  });

  it('say the same of Seoul on the days of the demo and on others, in each language', async () => {
    const stays = [
      ['2025-10-01', '2025-10-13'],
      ['2026-04-28', '2026-05-10'],
      ['2027-02-01', '2027-04-20'],
      ['2040-12-20', '2041-01-05'],
    ] as const;
    const answers = await Promise.all(
      Object.values(CLIENTS).map(async (makeClient) => {
        const api = await makeClient();
        const { id: tripId, startDate, endDate } = await api.trips.createDemo.mutate();
        const ask = async ([start, end]: (typeof stays)[number], language: Language) => {
          const stay = { startDate: date(start), endDate: date(end), language };
          const request = { ...stay, destination: 'Seoul', temperatureUnit: 'celsius' } as const;
          return Promise.all([
            api.overview.get.query({ ...request, tripId }),
            api.overview.get.query({ ...request, homeZone: 'Europe/Madrid' }),
            api.overview.events.query(request),
            api.overview.tips.mutate({ tripId, language }),
          ]);
        };
        // One after the other: all of them in one batch would be too long for an address.
        const said: unknown[] = [];
        for (const stay of stays) {
          for (const language of Language.options) said.push(await ask(stay, language));
        }
        return {
          said,
          elsewhere: await codeOf(
            api.overview.get.query({ destination: 'Atlantis', startDate, endDate }),
          ),
          backwards: await codeOf(
            api.overview.get.query({
              destination: 'Seoul',
              startDate: endDate,
              endDate: startDate,
            }),
          ),
        };
      }),
    );
    const [server, demo] = answers;
    expect(demo).toEqual(server);
    expect(demo).toMatchObject({ elsewhere: 'NOT_FOUND', backwards: 'BAD_REQUEST' });
  });

  it('ask for the same to be packed, in every language and for every choice', async () => {
    const choices: TripPatch[] = [
      {},
      { checkedBags: 0, gender: 'male', occasion: 'work' },
      {
        temperatureUnit: 'celsius',
        packingPreferences: { activities: ['skiing'], laundry: false },
      },
      { departureAirport: null, packingPreferences: { childrenAges: [0, 9] } },
    ];
    const answers = await Promise.all(
      Object.values(CLIENTS).map(async (makeClient) => {
        const { trips, packing } = await makeClient();
        const { id: tripId } = await trips.createDemo.mutate();
        const lists = [];
        for (const patch of choices) {
          await trips.update.mutate({ id: tripId, patch });
          await packing.addItem.mutate({ tripId, item: 'Passport', quantity: 2 });
          for (const language of LANGUAGES) {
            const { recommendations } = await packing.enhance.mutate({ tripId, language });
            lists.push(recommendations);
          }
        }
        return lists;
      }),
    );
    const [server, demo] = answers;
    expect(demo).toEqual(server);
    expect(demo).toHaveLength(choices.length * LANGUAGES.length);
    for (const list of demo ?? []) expect(list.length).toBeGreaterThan(30);
  });

  it('find the same places, on the same shelves', async () => {
    const answers = await Promise.all(
      Object.values(CLIENTS).map(async (makeClient) => {
        const { places, trips } = await makeClient();
        const { id: tripId } = await trips.createDemo.mutate();
        const cafes = { category: 'food', subcategory: 'cafes' } as const;
        const shelf = { destination: 'Seoul', ...cafes };
        const found = await places.search.query({ query: 'museum', destination: 'Seoul' });
        const pages = [1, 2].map((page) => places.recommendations.query({ ...shelf, page }));
        return {
          found: { ...found, places: found.places.map(({ id }) => id) },
          pages: await Promise.all(pages),
          tips: await places.tips.mutate({ tripId, ...cafes }),
          refused: await codeOf(places.search.query({ query: ' ', destination: 'Seoul' })),
        };
      }),
    );
    const [server, demo] = answers;
    expect(demo).toEqual(server);
    expect(demo?.refused).toBe('BAD_REQUEST');
  });

  it('have the same demo, open at the same hours, and plan it in the same way', async () => {
    const answers = await Promise.all(
      Object.values(CLIENTS).map(async (makeClient) => {
        const api = await makeClient();
        const { id: tripId } = await api.trips.createDemo.mutate();
        const pois = await api.pois.list.query({ tripId });
        const hours = await api.schedule.openingHours.query({ tripId });
        const places = pois.flatMap(({ name: id, openingHours, location: { coordinates } }) =>
          openingHours !== null && coordinates ? [{ id, openingHours, coordinates }] : [],
        );
        const placeHours = await api.schedule.placeHours.query({ tripId, places });
        const plan = await api.schedule.autoPlan.mutate({ tripId, apply: false, pace: 'relaxed' });
        const suggestion = await api.schedule.suggest.mutate({ tripId, poiId: pois.at(-1)?.id });
        return {
          pois: pois.map(plain),
          hours: hours.map(({ days }) => days),
          placeHours,
          plan: [...plan.items, ...plan.unplaced].map(({ poiId: _id, ...item }) => item),
          suggestion,
        };
      }),
    );
    const [server, demo] = answers;
    expect(demo).toEqual(server);
  });
});
