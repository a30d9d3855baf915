import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeTravelTable } from '../distance/travel-table.ts';
import { travelMinutes } from '../distance/travel-time.ts';
import { checkVisit } from '../flight-window/flight-window.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { fromMinutes } from '../shared/wall-time.ts';
import { anyTime, tripDates } from '../testing/arbitraries.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { type PlanSource, toPlannerInput } from './plan-input.ts';
import { planDays } from './planner.ts';

const AIRPORT: Coordinates = [126.45, 37.46];
const HOTEL: Coordinates = [126.98, 37.56];

/** 10 to 13 October, landing on the 10th at 14:00, leaving on the 13th at 20:00. */
const trip = makeTrip({
  flightDetails: { outbound: { arrivalTime: '14:00' }, return: { departureTime: time('20:00') } },
});

function source(pois: Partial<Poi>[], fields: Partial<PlanSource> = {}): PlanSource {
  return {
    trip,
    pois: pois.map((poi, index) => makePoi(Object.assign({ id: index + 1 }, poi))),
    pace: 'balanced',
    hoursOf: () => null,
    airportAt: AIRPORT,
    ...fields,
  };
}

describe('days', () => {
  it('begin at the airport after landing, and end there before take-off', () => {
    expect(toPlannerInput(source([])).days).toEqual([
      {
        date: '2025-10-10',
        startMin: 960,
        endMin: 1320,
        lateEndMin: 1440,
        startAt: AIRPORT,
        leaveMin: 960,
        hasFlight: true,
      },
      { date: '2025-10-11', startMin: 540, endMin: 1320, lateEndMin: 1440 },
      { date: '2025-10-12', startMin: 540, endMin: 1320, lateEndMin: 1440 },
      {
        date: '2025-10-13',
        startMin: 540,
        endMin: 1080,
        lateEndMin: 1080,
        endAt: AIRPORT,
        backMin: 1080,
        hasFlight: true,
      },
    ]);
  });

  it.each([
    ['relaxed', 600, 1290, 0.6],
    ['balanced', 540, 1320, 0.75],
    ['full', 480, 1380, 0.95],
  ] as const)('of a %s pace', (pace, startMin, endMin, fill) => {
    const input = toPlannerInput(source([], { pace }));
    expect(input.days[1]).toMatchObject({ startMin, endMin });
    expect(input.fill).toBe(fill);
  });

  it('begin and end at the hotel of the night', () => {
    const other: Coordinates = [127.05, 37.5];
    const stay = { tag: 'hotel', date: date('2025-10-10'), endDate: date('2025-10-12') } as const;
    const later = { tag: 'hotel', date: date('2025-10-12'), endDate: date('2025-10-13') } as const;
    const pois = [
      { ...stay, location: { coordinates: HOTEL } },
      { ...later, location: { coordinates: other } },
    ];
    expect(toPlannerInput(source(pois)).days).toMatchObject([
      { startAt: AIRPORT, endAt: HOTEL },
      { startAt: HOTEL, endAt: HOTEL },
      { startAt: HOTEL, endAt: other },
      { startAt: other, endAt: AIRPORT },
    ]);
  });

  it('take a hotel without dates for every night', () => {
    const days = toPlannerInput(source([{ tag: 'hotel', location: { coordinates: HOTEL } }])).days;
    expect(days[1]).toMatchObject({ startAt: HOTEL, endAt: HOTEL });
  });

  it('have no room before a landing at night', () => {
    const late = makeTrip({ flightDetails: { outbound: { arrivalTime: '22:30' } } });
    const [first] = toPlannerInput(source([], { trip: late })).days;
    expect(first?.endMin).toBe(first?.startMin);
  });
});

describe('places and fixed items', () => {
  const input = toPlannerInput(
    source([
      { tag: 'eat', notes: 'Rating: 5' },
      { tag: 'tour', duration: 75, location: { coordinates: HOTEL } },
      { tag: 'tour', date: date('2025-10-12') },
      { tag: 'tour', date: date('2025-11-12') },
      { tag: 'hotel' },
      { tag: 'airport' },
      { category: 'travel', date: date('2025-10-11'), startTime: time('10:00'), duration: 45 },
      { tag: 'eat', date: date('2025-10-13'), startTime: time('12:00') },
      { tag: 'eat', date: date('2025-10-20'), startTime: time('12:00') },
    ]),
  );

  it('want a time unless they have one, or cannot be planned', () => {
    expect(input.places).toEqual([
      {
        id: 1,
        durationMin: 90,
        score: expect.closeTo(1.1),
        meal: 'eat',
        windows: [null, null, null, null],
      },
      {
        id: 2,
        durationMin: 75,
        score: 1,
        meal: 'none',
        windows: [null, null, null, null],
        coordinates: HOTEL,
      },
      {
        id: 3,
        durationMin: 120,
        score: 1,
        meal: 'none',
        wishedDay: 2,
        windows: [[], [], null, []],
      },
      { id: 4, durationMin: 120, score: 1, meal: 'none', windows: [null, null, null, null] },
    ]);
  });

  it.each([
    ['a bar that opens in the evening', 18, 'drink'],
    ['a bar whose hours nobody knows', null, 'drink'],
    ['a place that opens at noon', 12, 'drink'],
    ['a café', 7, 'none'],
  ] as const)('of %s', (_, opensAt, meal) => {
    const hours = opensAt === null ? null : [{ openMin: opensAt * 60, closeMin: 23 * 60 }];
    const { places } = toPlannerInput(source([{ tag: 'drink' }], { hoursOf: () => hours }));
    expect(places[0]?.meal).toBe(meal);
  });

  it('are fixed where they have a time on a day of the trip', () => {
    expect(input.fixed).toEqual([
      { id: 7, day: 1, startMin: 600, durationMin: 45, meal: 'none' },
      { id: 8, day: 3, startMin: 720, durationMin: 90, meal: 'eat' },
    ]);
  });
});

describe('a plan of a trip', () => {
  it('keeps the flight window whatever the flights are', () => {
    const tags = fc.array(fc.constantFrom<Poi['tag']>('eat', 'drink', 'tour', 'shop'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(tripDates, anyTime, anyTime, tags, (dates, landing, takeOff, kinds) => {
        const flown = makeTrip({
          ...dates,
          flightDetails: { outbound: { arrivalTime: landing }, return: { departureTime: takeOff } },
        });
        const input = toPlannerInput(
          source(
            kinds.map((tag) => ({ tag })),
            { trip: flown },
          ),
        );
        for (const { day, startMin, durationMin } of planDays(input, { rounds: 50 }).visits) {
          const on = input.days[day]?.date ?? dates.startDate;
          const visit = { date: on, startTime: fromMinutes(startMin), duration: durationMin };
          expect(checkVisit(flown, visit).ok).toBe(true);
        }
      }),
    );
  });
});

describe('travel times', () => {
  const there: Coordinates = [126.985, 37.565];

  it('are those of the table, and estimated without one', () => {
    const travel = makeTravelTable([HOTEL, there], 'foot', (from) => ({
      seconds: from === 0 ? 400 : 800,
      metres: 500,
    }));
    const { travelMin } = toPlannerInput(source([], { travel }));
    expect([travelMin(HOTEL, there), travelMin(there, HOTEL)]).toEqual([7, 14]);
    expect(travelMin(HOTEL, AIRPORT)).toBe(travelMinutes(HOTEL, AIRPORT));
    expect(toPlannerInput(source([])).travelMin).toBe(travelMinutes);
  });
});
