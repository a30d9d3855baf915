import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { travelMinutes } from '../distance/travel-time.ts';
import { dayBounds, flightWindow } from '../flight-window/flight-window.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { POI_TAGS } from '../pois/poi-tags.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';
import { toMinutes } from '../shared/wall-time.ts';
import { anyTime } from '../testing/arbitraries.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { freeSlots, listDayRooms, MOST_SLOTS, type SlotSource } from './free-slots.ts';
import type { OpenWindow } from './schedule.schema.ts';
import { suggestTime } from './suggest-time.ts';
import { visitDurationMin } from './visit-durations.ts';
import { PLAIN_ENGLISH } from '../shared/writing.ts';

const AIRPORT: Coordinates = [126.45, 37.46];
const PALACE: Coordinates = [126.977, 37.579];
const NEAR: Coordinates = [126.983, 37.574];

/** 10 to 13 October, landing on the 10th at 14:00, leaving on the 13th at 20:00. */
const trip = makeTrip({
  flightDetails: { outbound: { arrivalTime: '14:00' }, return: { departureTime: time('20:00') } },
});
const SECOND = date('2025-10-11');

const open = (from: number, to: number): OpenWindow[] => [
  { openMin: from * 60, closeMin: to * 60 },
];

type Hours = readonly OpenWindow[] | null;

function sourceOf(pois: readonly Poi[], hours: Hours = null): SlotSource {
  return { trip, pois, hoursOf: () => hours, airportAt: AIRPORT };
}

const at = (startTime: string, fields: Partial<Poi> = {}) =>
  makePoi({
    date: SECOND,
    startTime: time(startTime),
    location: { coordinates: NEAR },
    ...fields,
    id: 2,
  });

const palace = makePoi({ location: { coordinates: PALACE } });
const restaurant = makePoi({ tag: 'eat', location: { coordinates: PALACE } });

const bar = makePoi({ tag: 'drink', kind: 'bar', location: { coordinates: PALACE } });
const scheduled = makePoi({ ...palace, date: SECOND, startTime: time('10:00') });

const spot = fc.tuple(
  fc.double({ min: 126.88, max: 127.1, noNaN: true }),
  fc.double({ min: 37.48, max: 37.66, noNaN: true }),
);
const anyLocation = fc.option(spot).map((coordinates) => (coordinates ? { coordinates } : {}));
const anyDay = fc.constantFrom('2025-10-10', '2025-10-11', '2025-10-12', '2025-10-13').map(date);
const visitFields = {
  tag: fc.constantFrom(...POI_TAGS),
  duration: fc.option(fc.constantFrom(30, 47, 90, 240)),
  location: anyLocation,
};
const anyOthers = fc
  .array(fc.record({ ...visitFields, date: anyDay, startTime: anyTime }), { maxLength: 6 })
  .map((all) => all.map((fields, index) => makePoi({ ...fields, id: index + 1 })));
const anyCandidate = fc.record({
  ...visitFields,
  tag: fc.constantFrom('eat', 'drink', 'tour', 'shop', 'misc'),
  kind: fc.constantFrom(null, 'viewpoint', 'bar', 'trail', 'nightclub', 'bakery'),
});
const anyHours: fc.Arbitrary<Hours> = fc.option(
  fc.array(
    fc
      .tuple(fc.integer({ min: 0, max: 1320 }), fc.integer({ min: 30, max: 900 }))
      .map(([openMin, length]) => ({ openMin, closeMin: openMin + length })),
    { maxLength: 2 },
  ),
);
const anyTrip = fc
  .tuple(anyTime, anyTime)
  .map(([arrivalTime, departureTime]) =>
    makeTrip({ flightDetails: { outbound: { arrivalTime }, return: { departureTime } } }),
  );

/** Checks a time without the planner: a visit then conflicts with none. */
function expectFree(source: SlotSource, poi: Poi, day: CalendarDate, startMin: number) {
  const endMin = startMin + visitDurationMin(poi);
  const flights = dayBounds(flightWindow(source.trip), day);
  expect(startMin).toBeGreaterThanOrEqual(flights?.startMin ?? Infinity);
  expect(endMin).toBeLessThanOrEqual(flights?.endMin ?? -Infinity);
  const hours = source.hoursOf(poi, day);
  const isOpen =
    hours === null || hours.some((open) => open.openMin <= startMin && endMin <= open.closeMin);
  expect(isOpen).toBe(true);
  for (const other of source.pois) {
    if (other.date !== day || other.startTime === null || other.id === poi.id) continue;
    const begins = toMinutes(other.startTime);
    const way = travelMinutes(other.location.coordinates, poi.location.coordinates);
    const isBefore = begins + visitDurationMin(other) + way <= startMin;
    expect(isBefore || endMin + way <= begins).toBe(true);
  }
}

function offered(poi: Poi, others: readonly Poi[], hours: Hours = null, day = '2025-10-11') {
  return freeSlots(sourceOf([poi, ...others], hours), poi, date(day)).map(
    ({ startTime, isBest, when }) => [isBest && 'best', when, startTime].filter(Boolean).join(' '),
  );
}

describe('freeSlots', () => {
  it.each<[string, Poi, Poi[], Hours, string, string[]]>([
    [
      'an empty day at unknown hours',
      palace,
      [],
      null,
      '2025-10-11',
      ['best 09:00', '11:00', '13:30', '15:30', '18:00'],
    ],
    ['opening hours', palace, [], open(10, 14), '2025-10-11', ['best 10:00', '11:00', '12:00']],
    ['a closed day', palace, [], [], '2025-10-11', []],
    [
      'the way from what is planned before',
      palace,
      [at('09:00', { duration: 60 })],
      open(9, 13),
      '2025-10-11',
      ['best 10:15', '11:00'],
    ],
    [
      'the way to what is planned behind',
      palace,
      [at('13:00')],
      open(9, 13),
      '2025-10-11',
      ['best 09:15', '10:00', '10:30'],
    ],
    [
      'lunch and the way from it',
      palace,
      [at('12:00', { tag: 'eat', duration: 90 })],
      open(12, 18),
      '2025-10-11',
      ['best after-lunch 13:45', '15:00', '16:00'],
    ],
    [
      'the meals of the day',
      restaurant,
      [],
      null,
      '2025-10-11',
      ['lunch 12:00', 'best dinner 18:00', 'dinner 19:30'],
    ],
    [
      'one lunch a day',
      restaurant,
      [at('12:00', { tag: 'eat' })],
      null,
      '2025-10-11',
      ['dinner 17:30', 'best dinner 18:00', 'dinner 19:30'],
    ],
    [
      'the evening for a bar',
      bar,
      [],
      open(11, 26),
      '2025-10-11',
      ['17:00', 'best 19:00', '20:30', '22:30'],
    ],
    ['two hours after landing and the ride', palace, [], null, '2025-10-10', ['best 17:55']],
    ['the ride to the airport', palace, [], null, '2025-10-13', ['best 09:00', '11:30', '14:00']],
    ['early hours of a place that has no others', palace, [], open(7, 9), '2025-10-11', ['07:00']],
    ['a day outside the trip', palace, [], null, '2025-10-14', []],
    [
      'no time that the place has already',
      scheduled,
      [],
      open(10, 12),
      '2025-10-11',
      ['best 10:00'],
    ],
  ])('keeps to %s', (_, poi, others, hours, day, expected) => {
    expect(offered(poi, others, hours, day)).toEqual(expected);
  });

  it.each([
    [{ pace: 'balanced' }, '09:00'],
    [{ pace: 'relaxed' }, '10:00'],
    [{ pace: 'balanced', dayStart: time('13:00') }, '13:00'],
  ] as const)('begins with the ordinary day %j, as Suggest time does', (usual, first) => {
    const source = { ...sourceOf([palace]), usual };
    expect(freeSlots(source, palace, SECOND)[0]?.startTime).toBe(first);
    const request = { tripId: trip.id, poiId: palace.id, fixedDate: SECOND };
    expect(suggestTime({ ...source, trip }, request, PLAIN_ENGLISH)).toMatchObject({
      value: { suggestedTime: first },
    });
  });

  it.each<[string, Poi, Poi[], Hours]>([
    ['an empty day', palace, [], open(10, 18)],
    [
      'between two stops',
      palace,
      [
        at('09:30'),
        makePoi({
          id: 3,
          date: SECOND,
          startTime: time('15:00'),
          location: { coordinates: PALACE },
        }),
      ],
      open(10, 18),
    ],
    ['a restaurant', restaurant, [at('10:00')], open(11, 22)],
    [
      'a viewpoint',
      makePoi({ kind: 'viewpoint', location: { coordinates: NEAR } }),
      [at('10:00')],
      null,
    ],
    [
      'with a hotel',
      palace,
      [makePoi({ id: 4, tag: 'hotel', location: { coordinates: NEAR } })],
      open(9, 18),
    ],
  ])('calls best what Suggest time would say: %s', (_, poi, others, hours) => {
    const source = sourceOf([poi, ...others], hours);
    const request = { tripId: trip.id, poiId: poi.id, fixedDate: SECOND };
    const suggested = suggestTime({ ...source, trip }, request, PLAIN_ENGLISH);
    expect(suggested).toMatchObject({ ok: true });
    const best = freeSlots(source, poi, SECOND).filter(({ isBest }) => isBest);
    expect(best.map(({ startTime }) => startTime)).toEqual([
      suggested.ok && suggested.value.suggestedTime,
    ]);
  });

  it('keeps what it promises, whatever the trip', () => {
    fc.assert(
      fc.property(anyTrip, anyOthers, anyHours, anyCandidate, (flown, others, hours, fields) => {
        const poi = makePoi({ ...fields, id: 1000 });
        const source = { ...sourceOf([poi, ...others], hours), trip: flown };
        for (const { date: day, room } of listDayRooms(source, poi)) {
          const slots = freeSlots(source, poi, day);
          expect(slots.length > 0).toBe(room === 'free');
          expect(slots.length).toBeLessThanOrEqual(MOST_SLOTS);
          const starts = slots.map(({ startTime }) => toMinutes(startTime));
          expect(starts).toEqual([...new Set(starts)].toSorted((a, b) => a - b));
          for (const startMin of starts) expectFree(source, poi, day, startMin);
        }
      }),
      { numRuns: 150 },
    );
  });
});

describe('a trip that is on', () => {
  const now = { date: SECOND, time: time('14:07') };
  const source = { ...sourceOf([palace], open(9, 18)), now };

  it('offers no past time', () => {
    const starts = freeSlots(source, palace, SECOND).map(({ startTime }) => startTime);
    expect(starts).toEqual(['14:10', '15:00', '16:00']);
    expect(freeSlots(source, palace, date('2025-10-10'))).toEqual([]);
    expect(listDayRooms(source, palace).map(({ room }) => room)).toEqual([
      'past',
      'free',
      'free',
      'free',
    ]);
  });

  it('is one only between its dates', () => {
    const later = { ...source, now: { date: date('2026-01-01'), time: time('09:00') } };
    expect(listDayRooms(later, palace).map(({ room }) => room)).not.toContain('past');
  });
});

describe('listDayRooms', () => {
  it('distinguishes a closed day, a full one and a day of flights', () => {
    const night = makeTrip({ flightDetails: { outbound: { arrivalTime: '22:30' } } });
    const full = makePoi({
      id: 2,
      date: date('2025-10-12'),
      startTime: time('07:00'),
      duration: 960,
    });
    const source: SlotSource = {
      trip: night,
      pois: [palace, full],
      hoursOf: (_, day) => (day === SECOND ? [] : open(9, 18)),
    };
    expect(listDayRooms(source, palace).map(({ room }) => room)).toEqual([
      'flights',
      'closed',
      'full',
      'free',
    ]);
  });
});
