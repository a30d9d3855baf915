import { array, assert, constantFrom, property, record } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { airportEvents } from '../flight-window/airport-events.ts';
import type { Poi } from '../pois/poi.schema.ts';
import type { OpenWindow } from '../scheduling/schedule.schema.ts';
import type { TravelMeans } from '../shared/preferences.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { isEmptyItinerary, toItinerary, type ItinerarySource } from './itinerary.ts';

const trip = makeTrip();
const DAY_1 = date('2025-10-10');
const DAY_2 = date('2025-10-11');
const PALACE: [number, number] = [126.977, 37.5796];
const MARKET: [number, number] = [126.9997, 37.57];
const TOWER: [number, number] = [126.9882, 37.5512];

function source(pois: readonly Poi[], more: Partial<ItinerarySource> = {}): ItinerarySource {
  return {
    trip,
    pois,
    airportEvents: [],
    hoursOf: () => null,
    destinationAt: [126.98, 37.57],
    ...more,
  };
}

function visit(id: number, startTime: string, fields: Parameters<typeof makePoi>[0] = {}): Poi {
  return makePoi({
    id,
    name: `Place ${id}`,
    date: DAY_2,
    startTime: time(startTime),
    duration: 60,
    ...fields,
  });
}

const dayTwo = (pois: readonly Poi[], more: Partial<ItinerarySource> = {}) =>
  toItinerary(source(pois, more)).days[1];

const open = (...windows: OpenWindow[]) => ({ hoursOf: () => windows });

describe('toItinerary', () => {
  it('has a day for each date of the trip, empty or not', () => {
    const { days, ideas, far } = toItinerary(source([]));
    expect(days.map(({ number }) => number)).toEqual([1, 2, 3, 4]);
    expect(days.every(({ rows, fill }) => rows.length === 0 && fill === 0)).toBe(true);
    expect([ideas, far]).toEqual([[], []]);
  });

  it('numbers the stops by the clock and estimates the travel between them', () => {
    const day = dayTwo([
      visit(1, '14:00', { location: { coordinates: TOWER } }),
      visit(2, '09:00', { location: { coordinates: PALACE } }),
      visit(3, '11:00', { location: { coordinates: MARKET } }),
    ]);
    expect(day?.rows.map((row) => row.type === 'stop' && [row.poi.id, row.number])).toEqual([
      [2, 1],
      [3, 2],
      [1, 3],
    ]);
    expect(day?.rows.map(({ travel }) => travel?.by)).toEqual([undefined, 'ride', 'ride']);
    expect(day?.stopCount).toBe(3);
    expect(day?.travelMin).toBeGreaterThan(40);
  });

  it('estimates the travel by the means that the traveller prefers', () => {
    const pois = [
      visit(1, '09:00', { location: { coordinates: PALACE } }),
      visit(2, '11:00', { location: { coordinates: MARKET } }),
    ];
    const travelOf = (travelBy: TravelMeans) => dayTwo(pois, { travelBy })?.rows[1]?.travel;
    expect(travelOf('mixed')).toEqual(dayTwo(pois)?.rows[1]?.travel);
    expect(travelOf('foot')).toMatchObject({ by: 'walk', minutes: 37, walkMin: 37 });
    expect(travelOf('transit')).toMatchObject({ by: 'ride', minutes: 21, walkMin: 8 });
    expect(travelOf('car')).toMatchObject({ by: 'ride', minutes: 15, walkMin: 2 });
  });

  it('begins at the hotel of the night before and ends at that of the night after', () => {
    const hotel = makePoi({
      id: 9,
      tag: 'hotel',
      date: DAY_1,
      endDate: date('2025-10-12'),
      location: { coordinates: MARKET },
    });
    const { days, ideas } = toItinerary(
      source([hotel, visit(1, '10:00', { location: { coordinates: PALACE } })]),
    );
    expect(days.map(({ rows }) => rows.map(({ type }) => type))).toEqual([
      ['hotel'],
      ['stop', 'hotel'],
      [],
      [],
    ]);
    expect(days[0]?.rows[0]?.travel).toBeUndefined();
    expect(days[1]?.rows.map(({ travel }) => travel?.from)).toEqual(['hotel', 'before']);
    expect(ideas).toEqual([]);
  });

  it('puts a landing and a take-off among the stops', () => {
    const flown = makeTrip({
      flightDetails: {
        outbound: { arrivalTime: '09:00' },
        return: { departureTime: time('19:30'), arrivalTime: '21:00' },
      },
    });
    const { days } = toItinerary(
      source([visit(1, '13:00', { date: DAY_1 })], {
        trip: flown,
        airportEvents: airportEvents(flown, () => [126.45, 37.46]),
      }),
    );
    expect(days[0]?.rows.map(({ type }) => type)).toEqual(['flight', 'stop']);
    expect(days[3]?.rows.map(({ type }) => type)).toEqual(['flight']);
  });

  it.each([
    ['closed all day', [visit(1, '10:00')], open(), ['closed']],
    [
      'still open when it begins, not when it ends',
      [visit(1, '10:00')],
      open({ openMin: 540, closeMin: 659 }),
      ['closed'],
    ],
    ['open to the minute', [visit(1, '10:00')], open({ openMin: 600, closeMin: 660 }), [undefined]],
    ['one after the other', [visit(1, '10:00'), visit(2, '11:00')], {}, [undefined, undefined]],
    ['a minute too early', [visit(1, '10:00'), visit(2, '10:59')], {}, [undefined, 'overlap']],
    [
      'inside a longer one before the last',
      [
        visit(1, '10:00', { duration: 240 }),
        visit(2, '11:00', { duration: 30 }),
        visit(3, '12:00'),
      ],
      {},
      [undefined, 'overlap', 'overlap'],
    ],
    [
      'too far for the time between',
      [
        visit(1, '10:00', { location: { coordinates: PALACE } }),
        visit(2, '11:05', { location: { coordinates: TOWER } }),
      ],
      {},
      [undefined, 'tight'],
    ],
  ])('%s', (_, pois, more, warnings) => {
    const rows = dayTwo(pois, more)?.rows ?? [];
    expect(rows.map((row) => (row.type === 'stop' ? row.warning : 'none'))).toEqual(warnings);
  });

  it('warns of a visit that the flights leave no time for', () => {
    const flown = makeTrip({ flightDetails: { outbound: { arrivalTime: '15:00' } } });
    const { days } = toItinerary(source([visit(1, '10:00', { date: DAY_1 })], { trip: flown }));
    expect(days[0]?.rows[0]).toMatchObject({ warning: 'flights' });
  });

  it('says how full a day is, by visits and travel, of the hours that the flights leave', () => {
    expect(dayTwo([visit(1, '10:00', { duration: 390 })])?.fill).toBeCloseTo(0.5);
    const flown = makeTrip({ flightDetails: { outbound: { arrivalTime: '13:30' } } });
    const { days } = toItinerary(
      source(
        [
          visit(1, '15:30', {
            date: DAY_1,
            duration: 390,
            location: { coordinates: PALACE },
          }),
        ],
        { trip: flown, airportEvents: airportEvents(flown, () => [126.45, 37.46]) },
      ),
    );
    expect(days[0]?.travelMin).toBeGreaterThan(60);
    expect(days[0]?.fill).toBeCloseTo(1);
  });

  it.each([
    [{ pace: 'balanced', dayStart: time('10:00'), dayEnd: time('16:30') }, 1],
    [{ pace: 'full' }, 390 / 900],
    [undefined, 0.5],
  ] as const)('is full by the ordinary day %j', (usual, fill) => {
    expect(dayTwo([visit(1, '10:00', { duration: 390 })], { usual })?.fill).toBeCloseTo(fill);
  });

  it('separates places that are too far away, or on no day of the trip', () => {
    const paris = makePoi({ id: 1, location: { coordinates: [2.35, 48.85] } });
    const earlier = visit(2, '10:00', { date: date('2025-09-01') });
    const { ideas, far } = toItinerary(source([paris, earlier]));
    expect(far.map(({ id }) => id)).toEqual([1]);
    expect(ideas.map(({ id }) => id)).toEqual([2]);
  });

  it('loses no place, and repeats only hotels', () => {
    const anyPoi = record({
      tag: constantFrom('tour', 'eat', 'hotel', 'airport' as const),
      date: constantFrom(null, DAY_1, DAY_2, date('2025-10-13'), date('2025-12-01')),
      startTime: constantFrom(null, time('09:00'), time('23:30')),
      coordinates: constantFrom(undefined, PALACE, MARKET, [2.35, 48.85] as [number, number]),
    });
    assert(
      property(array(anyPoi, { maxLength: 20 }), (drafts) => {
        const pois = drafts.map(({ coordinates, ...fields }, index) =>
          makePoi({ id: index + 1, ...fields, location: coordinates ? { coordinates } : {} }),
        );
        const { days, ideas, far } = toItinerary(source(pois));
        const stops = days.flatMap(({ rows }) => rows.filter(({ type }) => type === 'stop'));
        const hotels = days.flatMap(({ rows }) => rows.filter(({ type }) => type === 'hotel'));
        const once = [...stops.map(({ poi }) => poi), ...ideas, ...far].map(({ id }) => id);
        expect(new Set(once).size).toBe(once.length);
        const all = new Set([...once, ...hotels.map(({ poi }) => poi.id)]);
        expect(all.size).toBe(pois.length);
      }),
    );
  });
});

describe('isEmptyItinerary', () => {
  it('is so without a place, and with flights alone', () => {
    expect(isEmptyItinerary(toItinerary(source([])))).toBe(true);
    const flights = [
      makePoi({ id: 1, name: 'Arrival', tag: 'airport', date: DAY_2, startTime: time('10:00') }),
    ];
    const flown = toItinerary(source([], { airportEvents: flights }));
    expect(flown.days[1]?.rows.map(({ type }) => type)).toEqual(['flight']);
    expect(isEmptyItinerary(flown)).toBe(true);
  });

  it.each([
    ['a visit', visit(1, '14:00')],
    ['an idea', makePoi({ id: 1 })],
    ['one that is far away', makePoi({ id: 1, location: { coordinates: [129.07, 35.18] } })],
  ])('is not so with %s', (_what, poi) => {
    expect(isEmptyItinerary(toItinerary(source([poi])))).toBe(false);
  });
});
