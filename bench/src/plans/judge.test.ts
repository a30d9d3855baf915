import { findDestination } from '@ooo/atlas/destinations';
import { newPoi } from '@ooo/domain/pois/new-poi';
import type { Poi, PoiCreate } from '@ooo/domain/pois/poi.schema';
import { CalendarDate } from '@ooo/domain/shared/calendar-date.schema';
import { PoiId, TripId } from '@ooo/domain/shared/ids';
import { WallTime } from '@ooo/domain/shared/wall-time.schema';
import { describe, expect, it } from 'vitest';
import { findFaults } from './judge-faults.ts';
import { assess } from './judge-quality.ts';
import type { JudgedPlan, MadeTrip } from './made-trip.types.ts';
import { planNearestFirst } from './nearest-first.ts';

const [FIRST, SECOND, THIRD] = [
  CalendarDate.parse('2026-06-01'),
  CalendarDate.parse('2026-06-02'),
  CalendarDate.parse('2026-06-03'),
];

/** On one meridian: a hundredth of a degree is 19 minutes on foot. */
function poi(id: number, north: number, fields: Partial<PoiCreate> = {}): Poi {
  return newPoi(
    {
      tripId: TripId.parse(1_000_001),
      name: `Place ${id}`,
      tag: 'tour',
      kind: 'museum',
      duration: 60,
      location: { coordinates: [2.3, 48.85 + north] },
      ...fields,
    },
    { id: PoiId.parse(id), now: '2026-01-01T00:00:00Z' },
  );
}

const EAT = { tag: 'eat', kind: 'restaurant', duration: 90 } as const;
const booked = poi(9, 0, { date: SECOND, startTime: WallTime.parse('14:00') });
const places = [poi(1, 0.01), poi(2, 0), poi(3, 0), poi(4, 0, EAT), poi(5, 0, EAT)];

const city = findDestination('PAR');
if (!city) throw new Error('The atlas has no Paris.');

/** Lands at 11:00, leaves on the third day at 18:00; museums are open from 9 to 6, restaurants at any time. */
const trip: MadeTrip = {
  name: 'Paris',
  city,
  trip: { startDate: FIRST, endDate: THIRD, flightDetails: null },
  pace: 'balanced',
  pois: [poi(8, 0, { tag: 'hotel', kind: 'hotel' }), booked, ...places],
  hoursOf: ({ tag }) => (tag === 'eat' ? null : [{ openMin: 540, closeMin: 1080 }]),
  airportAt: [2.3, 48.95],
  hotelAt: [2.3, 48.85],
  dates: [FIRST, SECOND, THIRD],
  places,
  fixed: [{ poi: booked, day: 1, startMin: 840, durationMin: 60 }],
  flights: { landsAtMin: 660, leavesAtMin: 2 * 1440 + 1080 },
};

type Planned = [id: number, day: number, startMin: number, durationMin?: number];

function plan(visits: readonly Planned[], unplaced: readonly number[]): JudgedPlan {
  return {
    visits: visits.map(([id, day, startMin, durationMin = 60]) => ({
      id: PoiId.parse(id),
      day,
      startMin,
      durationMin,
    })),
    unplaced: unplaced.map((id) => ({ id: PoiId.parse(id) })),
  };
}

describe('the judge', () => {
  it('finds nothing wrong with a good plan', () => {
    const good = plan(
      [
        [1, 1, 920],
        [2, 1, 540],
        [3, 2, 540],
        [4, 1, 720, 90],
      ],
      [5],
    );
    expect(findFaults(trip, good)).toEqual([]);
  });

  it.each<[string, Planned[], number[]]>([
    ['answered once', [], [1, 2, 3, 4]],
    ['answered once', [[1, 1, 600]], [1, 2, 3, 4, 5]],
    ['answered once', [[9, 1, 840]], [1, 2, 3, 4, 5]],
    ['whole visit', [[2, 1, 600, 30]], [1, 3, 4, 5]],
    ['open', [[2, 1, 1050]], [1, 3, 4, 5]],
    ['in its day', [[4, 1, 1290, 90]], [1, 2, 3, 5]],
    [
      'no overlap',
      [
        [2, 1, 600],
        [3, 1, 630],
      ],
      [1, 4, 5],
    ],
    ['no overlap', [[2, 1, 810]], [1, 3, 4, 5]],
    ['time for the way', [[1, 1, 770]], [2, 3, 4, 5]],
    ['from the base', [[1, 1, 545]], [2, 3, 4, 5]],
    ['after landing', [[2, 0, 725]], [1, 3, 4, 5]],
    ['before take-off', [[2, 2, 890]], [1, 3, 4, 5]],
  ])('reports a plan that breaks the rule “%s”', (rule, visits, unplaced) => {
    expect(findFaults(trip, plan(visits, unplaced)).map((fault) => fault.rule)).toContain(rule);
  });

  it('accepts a visit that ends when the place closes, and travel that just fits', () => {
    expect(
      findFaults(
        trip,
        plan(
          [
            [3, 1, 1020],
            [1, 1, 760],
          ],
          [2, 4, 5],
        ),
      ),
    ).toEqual([]);
  });
});

describe('what is counted', () => {
  it('is the dinner that a full day lacks while a restaurant is left', () => {
    const lunch = plan([[4, 1, 720, 90]], [1, 2, 3, 5]);
    expect(assess(trip, lunch)).toMatchObject({ daysWithRestaurantsLeft: 1, dinners: 0, meals: 1 });
    const dinner = plan([[4, 1, 1110, 90]], [1, 2, 3, 5]);
    expect(assess(trip, dinner)).toMatchObject({ daysWithRestaurantsLeft: 1, dinners: 1 });
  });

  it.each([
    [750, 1],
    [660, 1],
    [655, 0],
    [840, 1],
    [900, 0],
  ])('are meals near their hour: at %i', (startMin, near) => {
    const meal = plan([[4, 1, startMin, 90]], [1, 2, 3, 5]);
    expect(assess(trip, meal).mealsNearTheirHour).toBe(near);
  });

  it('are gaps into which a left-out place fits', () => {
    expect(assess(trip, plan([], [1, 2, 3, 4, 5])).holes).toBeGreaterThan(0);
    const closed: MadeTrip = { ...trip, hoursOf: () => [] };
    expect(assess(closed, plan([], [1, 2, 3, 4, 5])).holes).toBe(0);
  });

  it('is the way from the base, between the stops and back', () => {
    expect(assess(trip, plan([[1, 1, 600]], [2, 3, 4, 5])).travelMin).toBe(2 * 19);
  });
});

it('a plan of the nearest first keeps the rules', () => {
  const nearest = planNearestFirst(trip);
  expect(findFaults(trip, nearest)).toEqual([]);
  expect(nearest.visits.length).toBeGreaterThan(2);
});
