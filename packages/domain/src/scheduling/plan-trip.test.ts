import { describe, expect, it } from 'vitest';
import { checkVisit } from '../flight-window/flight-window.rules.ts';
import { isPlannable } from '../pois/poi.rules.ts';
import type { Poi } from '../pois/poi.schema.ts';
import { isScheduled } from '../pois/poi.rules.ts';
import { type CalendarDate, addDays } from '../shared/calendar-date.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { toMinutes } from '../shared/wall-time.ts';
import { date, time } from '../testing/literals.ts';
import { makePoi, makeTrip } from '../testing/make-trip.ts';
import { type TripPlanSource, planTrip } from './plan-trip.ts';
import { AutoPlanAnswer, Pace, type PlannedItem } from './schedule.schema.ts';
import { PLAIN_ENGLISH } from '../shared/writing.ts';

const SEOUL: Coordinates = [126.98, 37.56];
const INCHEON: Coordinates = [126.45, 37.46];
const PARIS: Coordinates = [2.35, 48.86];
const FIRST = date('2025-10-10');

type Fields = Partial<Omit<TripPlanSource, 'pois' | 'trip'>> & {
  trip?: Parameters<typeof makeTrip>[0];
};

const TAGS = ['tour', 'eat', 'drink', 'shop', 'misc'] as const;
const FEW = Array.from({ length: 8 }, (_, index) => at(SEOUL, { tag: TAGS[index % 5] ?? 'tour' }));

function at(coordinates: Coordinates, fields: Partial<Poi> = {}): Partial<Poi> {
  return { location: { coordinates }, ...fields };
}

function source(pois: readonly Partial<Poi>[], { trip, ...fields }: Fields = {}): TripPlanSource {
  return {
    trip: makeTrip(trip),
    pois: pois.map((poi, index) => makePoi(Object.assign({ id: index + 1 }, poi))),
    hoursOf: () => null,
    airportAt: INCHEON,
    destinationAt: SEOUL,
    ...fields,
  };
}

function flying(arrivalTime: string, departureTime: string, days = 4): Fields {
  return {
    trip: {
      startDate: FIRST,
      endDate: addDays(FIRST, days - 1),
      flightDetails: { outbound: { arrivalTime }, return: { departureTime: time(departureTime) } },
    },
  };
}

const fixedAt = (on: string, startTime: string, duration: number, coordinates = SEOUL) =>
  at(coordinates, { date: date(on), startTime: time(startTime), duration });

const open = (openMin: number, closeMin: number) => [{ openMin, closeMin }];

const SEGMENT = { flightNumber: 'KE001', from: 'NRT', to: 'HNL' };

/** As the clocks change at night, the sun and those who open with it come an hour later. */
const sunOf = (_: Poi, on: CalendarDate) =>
  on < date('2025-10-26') ? open(450, 1120) : open(390, 1060);

const SAME_SPOT = Array.from({ length: 12 }, () => at(SEOUL, { duration: 30 }));
const MANY = Array.from({ length: 500 }, (_, index) =>
  at([126.9 + (index % 25) * 0.008, 37.5 + Math.floor(index / 25) * 0.006], {
    tag: TAGS[index % 5] ?? 'tour',
  }),
);

const CASES: readonly [string, TripPlanSource][] = [
  ['nothing at all', source([])],
  ['a day between two flights', source(FEW, flying('06:00', '21:00', 1))],
  ['a day whose flights leave no time', source(FEW, flying('14:00', '16:00', 1))],
  ['a flight home that leaves before the landing', source(FEW, flying('18:00', '09:00', 1))],
  ['flights at night', source(FEW, flying('23:40', '00:30'))],
  ['flights at midnight', source(FEW, flying('00:00', '00:00'))],
  ['two days of which night flights leave nothing', source(FEW, flying('23:59', '00:00', 2))],
  [
    'a flight over the date line that lands on the day before it leaves',
    source(FEW, {
      trip: {
        flightDetails: {
          outbound: {
            segments: [
              {
                ...SEGMENT,
                departureDate: date('2025-10-11'),
                departureTime: time('00:30'),
                arrivalDate: FIRST,
                arrivalTime: time('13:00'),
              },
            ],
          },
        },
      },
    }),
  ],
  [
    'flights of quite other days',
    source(FEW, {
      trip: {
        flightDetails: {
          outbound: {
            segments: [
              { ...SEGMENT, departureDate: date('2026-02-28'), arrivalTime: time('10:00') },
            ],
          },
          return: {
            segments: [
              { ...SEGMENT, departureDate: date('2025-01-01'), departureTime: time('10:00') },
            ],
          },
        },
      },
    }),
  ],
  ['twelve places on one spot', source(SAME_SPOT)],
  [
    'fixed items that exclude each other',
    source([
      ...FEW,
      fixedAt('2025-10-11', '10:00', 240),
      fixedAt('2025-10-11', '11:00', 30, [127.2, 37.7]),
      fixedAt('2025-10-11', '10:00', 240),
    ]),
  ],
  [
    'fixed items outside flights, days and clocks',
    source(
      [
        ...FEW,
        fixedAt('2025-10-10', '05:00', 60),
        fixedAt('2025-10-13', '23:50', 1440),
        fixedAt('2025-10-12', '00:00', 1440),
        fixedAt('2025-12-24', '18:00', 60),
        fixedAt('2025-10-11', '12:00', 60, PARIS),
      ],
      flying('09:00', '18:00'),
    ),
  ],
  ['hours over midnight', source(FEW, { hoursOf: () => open(20 * 60, 28 * 60) })],
  ['hours from midnight on', source(FEW, { hoursOf: () => open(22 * 60, 30 * 60) })],
  ['hours after midnight alone', source(FEW, { hoursOf: () => open(24 * 60, 30 * 60) })],
  ['hours of no length', source(FEW, { hoursOf: () => open(600, 600) })],
  ['places that are closed for good', source(FEW, { hoursOf: () => [] })],
  [
    'clocks that change within the trip',
    source(FEW, {
      trip: { startDate: date('2025-10-24'), endDate: date('2025-10-27') },
      hoursOf: sunOf,
    }),
  ],
  [
    'both sides of the date line',
    source([at([179.95, -16.8]), at([-179.95, -16.8]), at([179.9, -16.9]), at([-180, -16.8])], {
      destinationAt: [179.99, -16.8],
      airportAt: [-179.99, -16.7],
    }),
  ],
  ['a place in another country', source([...FEW, at(PARIS), at(PARIS, { tag: 'eat' })])],
  [
    'another country where the destination is unknown',
    source([...FEW, at(PARIS)], { destinationAt: undefined, airportAt: undefined }),
  ],
  ['a hotel in another country', source([...FEW, at(PARIS, { tag: 'hotel' })])],
  ['places without coordinates', source(FEW.map((poi) => ({ ...poi, location: {} })))],
  ['visits as long as a day', source(FEW.map((poi) => ({ ...poi, duration: 1440 })))],
  [
    'days that are not those of the trip',
    source(FEW.map((poi) => ({ ...poi, date: date('2030-01-01') }))),
  ],
  ['a day on which all want to be', source(FEW.map((poi) => ({ ...poi, date: FIRST })))],
  ['poles', source([at([0, 90]), at([0, -90])], { destinationAt: [0, 90], airportAt: [180, 90] })],
];

const HARD_TRIPS = CASES.flatMap(([name, trip]) =>
  Pace.options.map((pace): [string, TripPlanSource, Pace] => [`${name} (${pace})`, trip, pace]),
);

describe('planTrip', () => {
  it.each(HARD_TRIPS)('has a plan or a reason for %s', (_, trip, pace) => {
    expect(faults(trip, planTrip(trip, { pace }, PLAIN_ENGLISH))).toEqual([]);
  });

  it('has a plan or a reason for each of 500 places', () => {
    const trip = source(MANY, { trip: { endDate: date('2025-10-23') } });
    const answer = planTrip(trip, { pace: 'full' }, PLAIN_ENGLISH);
    expect(faults(trip, answer)).toEqual([]);
    expect(answer.items.length).toBeGreaterThan(60);
  });

  it('says that a place in another country is too far away', () => {
    const { unplaced } = planTrip(source([...FEW, at(PARIS)]), { pace: 'full' }, PLAIN_ENGLISH);
    expect(unplaced.find(({ poiId }) => poiId === FEW.length + 1)?.reason).toBe(
      'It’s more than 100 km from your destination.',
    );
  });

  it('begins the days anywhere if the hotel is in another country', () => {
    const trip = source([...FEW, { ...at(PARIS), tag: 'hotel' }]);
    expect(planTrip(trip, { pace: 'full' }, PLAIN_ENGLISH).items).not.toEqual([]);
  });
});

/** What is wrong with an answer: places without one or with two, no reason, and times at which a visit is impossible. */
function faults(trip: TripPlanSource, given: AutoPlanAnswer): unknown[] {
  const answer = AutoPlanAnswer.parse(given);
  const answered = [...answer.items, ...answer.unplaced].map(({ poiId }) => poiId);
  const wanted = trip.pois.filter(isPlannable).map(({ id }) => id);
  return [
    ...wanted.filter((id) => answered.filter((other) => other === id).length !== 1),
    ...answered.filter((id) => !wanted.includes(id)),
    ...answer.unplaced.filter(({ reason }) => reason === ''),
    ...answer.items.filter((item) => !checkVisit(trip.trip, item).ok || !isOpen(trip, item)),
    ...overlaps(trip, answer),
  ];
}

function isOpen({ pois, hoursOf }: TripPlanSource, item: PlannedItem): boolean {
  const poi = pois.find(({ id }) => id === item.poiId);
  const from = toMinutes(item.startTime);
  const windows = poi && hoursOf(poi, item.date);
  if (!windows) return true;
  return windows.some(
    ({ openMin, closeMin }) => openMin <= from && from + item.duration <= closeMin,
  );
}

/** Pairs of planned items, or of a planned and a fixed one, that are at the same time. */
function overlaps({ pois }: TripPlanSource, { items }: AutoPlanAnswer): unknown[] {
  const planned = items.map((item) => ({
    id: item.poiId,
    date: item.date,
    from: toMinutes(item.startTime),
    to: toMinutes(item.startTime) + item.duration,
  }));
  const fixed = pois.filter(isScheduled).flatMap(({ id, date: on, startTime, duration }) => {
    if (on === null || startTime === null) return [];
    const from = toMinutes(startTime);
    return { id, date: on, from, to: from + (duration ?? 0) };
  });
  return planned.flatMap((one, index) =>
    [...planned.slice(index + 1), ...fixed]
      .filter((other) => other.date === one.date && one.from < other.to && other.from < one.to)
      .map((other) => [one, other]),
  );
}
