import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PoiId } from '../shared/ids.ts';
import { travelByTable } from '../distance/travel-table.ts';
import { travelMinutes } from '../distance/travel-time.ts';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { makeFixed, makePlace, makePlannerInput } from '../testing/make-planner.ts';
import { plannerInput } from '../testing/planner-arbitraries.ts';
import { planViolations } from './plan-violations.ts';
import { planDays, suggestSlot } from './planner.ts';
import type { PlannerInput, PlannerPlace } from './planner.types.ts';

const starts = (input: PlannerInput) =>
  planDays(input).visits.map(({ id, day, startMin }) => [id, day, startMin]);

const reasons = (input: PlannerInput) => planDays(input).unplaced.map(({ reason }) => reason);

const oneDay = (place: Partial<PlannerPlace>, rest: Parameters<typeof makePlannerInput>[0] = {}) =>
  makePlannerInput({ ...rest, places: [makePlace(place)] });

/** Enough for every kind of move, and few enough for hundreds of trips. */
const FEW = { rounds: 50 };

describe('planDays keeps its promises', () => {
  it('on any trip', () => {
    fc.assert(
      fc.property(plannerInput, (input) => {
        expect(planViolations(input, planDays(input, FEW))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it('twice the same for the same input', () => {
    fc.assert(
      fc.property(plannerInput, (input) => {
        expect(planDays(structured(input), FEW)).toEqual(planDays(input, FEW));
      }),
    );
  });

  it('without changing its input, fixed items above all', () => {
    fc.assert(
      fc.property(plannerInput, (input) => {
        const { travelMin: _, ...before } = structured(input);
        planDays(input, FEW);
        expect(input).toMatchObject(before);
      }),
    );
  });

  it('leaving nothing out that would still fit', () => {
    fc.assert(
      fc.property(plannerInput, (given) => {
        const input = { ...given, fill: 1 };
        const plan = planDays(input, FEW);
        const settled = plan.visits.flatMap((visit) =>
          input.places
            .filter(({ id }) => id === visit.id)
            .map((place) => Object.assign({}, place, visit)),
        );
        const fixed = [...input.fixed, ...settled];
        for (const { id } of plan.unplaced) {
          expect(suggestSlot({ ...input, fixed }, id)).toMatchObject({ ok: false });
        }
      }),
    );
  });
});

it('adds what a visit made room for that only changed its turn and kept its time', () => {
  const early = [{ openMin: 0, closeMin: 30 }];
  const southwest: Coordinates = [126.88, 37.48];
  const input = makePlannerInput({
    days: [
      {
        startMin: 440,
        endMin: 971,
        startAt: [126.95920138714455, 37.511020732776494],
        endAt: [127.02686318039234, 37.49278610018922],
      },
      {
        startMin: 954,
        endMin: 1440,
        startAt: [126.99939828147114, 37.49434106525572],
        endAt: [126.91865861515154, 37.62075992102349],
      },
    ],
    travelMin: travelMinutes,
    places: [
      {
        id: PoiId.parse(1),
        durationMin: 30,
        score: 0.5,
        meal: 'eat',
        windows: [[], null],
        coordinates: southwest,
      },
      {
        id: PoiId.parse(2),
        durationMin: 60,
        score: 0.6193058632834372,
        meal: 'none',
        windows: [early, null],
      },
      {
        id: PoiId.parse(3),
        durationMin: 5,
        score: 0.5,
        meal: 'none',
        windows: [early, [{ openMin: 776, closeMin: 1015 }]],
        coordinates: southwest,
      },
      {
        id: PoiId.parse(4),
        durationMin: 47,
        score: 0.7035005775231508,
        meal: 'drink',
        windows: [early, [{ openMin: 462, closeMin: 1187 }]],
      },
      {
        id: PoiId.parse(5),
        durationMin: 5,
        score: 0.5056267667742385,
        meal: 'none',
        windows: [null, [{ openMin: 841, closeMin: 1215 }, ...early]],
        coordinates: [126.88, 37.526456595226904],
      },
    ],
  });
  expect(reasons(input)).toEqual([]);
});

/** A copy that shares nothing with the input but its travel times. */
function structured(input: PlannerInput): PlannerInput {
  const { travelMin, ...data } = input;
  return { ...structuredClone(data), travelMin };
}

describe('planDays at the edges of a day', () => {
  it.each<[string, PlannerInput, number[][]]>([
    ['starts with the day', oneDay({}), [[1, 0, 540]]],
    ['waits for the door', oneDay({ windows: [[{ openMin: 600, closeMin: 700 }]] }), [[1, 0, 600]]],
    [
      'takes a window that just holds the visit',
      oneDay({ windows: [[{ openMin: 600, closeMin: 660 }]] }),
      [[1, 0, 600]],
    ],
    [
      'leaves a window that is a minute short',
      oneDay({ windows: [[{ openMin: 600, closeMin: 659 }]] }),
      [],
    ],
    [
      'takes a day that just holds the visit',
      oneDay({}, { days: [{ endMin: 600 }] }),
      [[1, 0, 540]],
    ],
    ['leaves a day that is a minute short', oneDay({}, { days: [{ endMin: 599 }] }), []],
    [
      'counts the travel from the start',
      oneDay({}, { days: [{ startAt: [0, 0] }] }),
      [[1, 0, 550]],
    ],
    ['counts the travel to the end', oneDay({}, { days: [{ endMin: 609, endAt: [0, 0] }] }), []],
    ['starts on five minutes', oneDay({}, { days: [{ startMin: 541 }] }), [[1, 0, 545]]],
    [
      'goes back after the lunch closure',
      oneDay({
        windows: [
          [
            { openMin: 540, closeMin: 590 },
            { openMin: 840, closeMin: 900 },
          ],
        ],
      }),
      [[1, 0, 840]],
    ],
    ['never calls unknown hours closed', oneDay({ windows: [null] }), [[1, 0, 540]]],
    [
      'takes an evening where unknown hours have nothing else',
      oneDay({ windows: [null] }, { days: [{ startMin: 1200, endMin: 1300 }] }),
      [[1, 0, 1200]],
    ],
  ])('%s', (_, input, expected) => {
    expect(starts(input)).toEqual(expected);
  });

  it('flags unknown hours', () => {
    const flags = planDays(oneDay({ windows: [null] })).visits.map((visit) => visit.hoursKnown);
    expect(flags).toEqual([false]);
  });
});

function dayWithGap(lengthMin: number): PlannerInput {
  return makePlannerInput({
    places: [makePlace()],
    fixed: [
      makeFixed({ id: 101, startMin: 540, durationMin: 60 }),
      makeFixed({ id: 102, startMin: 600 + lengthMin, durationMin: 660 }),
    ],
  });
}

function twoFixed(startMin: number): PlannerInput {
  return makePlannerInput({ fixed: [makeFixed({ id: 101 }), makeFixed({ id: 102, startMin })] });
}

describe('planDays with fixed items', () => {
  it('fills the time before and after them', () => {
    const places = [makePlace({ id: 1, durationMin: 120 }), makePlace({ id: 2, durationMin: 240 })];
    const input = makePlannerInput({ places, fixed: [makeFixed({ startMin: 680 })] });
    expect(starts(input)).toEqual([
      [1, 0, 540],
      [2, 0, 750],
    ]);
  });

  it('leaves a gap alone that lacks a minute for the travel', () => {
    expect(starts(dayWithGap(80))).toEqual([[1, 0, 610]]);
    expect(starts(dayWithGap(79))).toEqual([]);
  });

  it('reports those that clash, and plans around both', () => {
    const fixed = [
      makeFixed({ id: 101, startMin: 600, durationMin: 300 }),
      makeFixed({ id: 102, startMin: 660, durationMin: 60 }),
      makeFixed({ id: 103, startMin: 905, durationMin: 30 }),
    ];
    const input = makePlannerInput({ places: [makePlace()], fixed });
    expect(planDays(input).conflicts).toEqual([{ day: 0, ids: [101, 102] }]);
    expect(starts(input)).toEqual([[1, 0, 945]]);
  });

  it('reports travel that takes too long', () => {
    expect(planDays(twoFixed(789)).conflicts).toHaveLength(1);
    expect(planDays(twoFixed(790)).conflicts).toEqual([]);
  });
});

const eat = (id: number) => makePlace({ id, meal: 'eat', durationMin: 60, windows: [null] });

describe('planDays with meals', () => {
  it('has one lunch and one dinner a day', () => {
    const input = makePlannerInput({ places: [eat(1), eat(2), eat(3)] });
    expect(planDays(input).visits.map(({ startMin }) => startMin)).toEqual([720, 1080]);
    expect(reasons(input)).toEqual(['meal-slots-taken']);
  });

  it('counts a fixed lunch', () => {
    const lunch = makeFixed({ meal: 'eat', startMin: 750 });
    const input = makePlannerInput({ places: [eat(1)], fixed: [lunch] });
    expect(planDays(input).visits[0]?.startMin).toBeGreaterThanOrEqual(1050);
  });

  it('takes a bakery when it is open', () => {
    const bakery = { meal: 'eat', windows: [[{ openMin: 420, closeMin: 660 }]] } as const;
    expect(starts(oneDay(bakery))).toEqual([[1, 0, 540]]);
  });

  it('has drinks in the evening, and coffee when the café is open', () => {
    expect(starts(oneDay({ meal: 'drink', windows: [null] }))).toEqual([[1, 0, 1140]]);
    expect(starts(oneDay({ meal: 'drink' }))).toEqual([[1, 0, 540]]);
  });
});

describe('planDays says why a place is left out', () => {
  it.each<[string, PlannerInput]>([
    ['closed-all-days', oneDay({ windows: [[]] })],
    ['open-too-short', oneDay({ durationMin: 541 })],
    ['no-day-long-enough', oneDay({}, { fill: 0.05 })],
    ['no-day-long-enough', oneDay({ durationMin: 200 }, { days: [{ endMin: 700 }] })],
    ['closed-when-free', oneDay({}, { days: [{ startMin: 1140 }] })],
    ['closed-when-free', oneDay({}, { fixed: [makeFixed({ startMin: 540, durationMin: 540 })] })],
    ['no-time-left', oneDay({}, { fixed: [makeFixed({ startMin: 540, durationMin: 700 })] })],
    ['flight-days-only', oneDay({ isLongWalk: true }, { days: [{ hasFlight: true }] })],
  ])('%s', (reason, input) => {
    expect(reasons(input)).toEqual([reason]);
  });
});

const acrossTown: PlannerInput['travelMin'] = (from, to) =>
  Math.abs((from?.[0] ?? 0) - (to?.[0] ?? 0)) > 0.01 ? 45 : 5;

describe('planDays over several days', () => {
  it('moves a place to the day on which it is open', () => {
    const windows = [[], [{ openMin: 600, closeMin: 700 }]];
    expect(starts(makePlannerInput({ days: [{}, {}], places: [makePlace({ windows })] }))).toEqual([
      [1, 1, 600],
    ]);
  });

  it('spreads what would fill one day', () => {
    const places = [1, 2, 3, 4, 5, 6].map((id) => makePlace({ id, durationMin: 120 }, 3));
    const days = planDays(makePlannerInput({ days: [{}, {}, {}], places })).visits.map(
      ({ day }) => day,
    );
    expect(days).toEqual([0, 0, 1, 1, 2, 2]);
  });

  it('visits neighbours on one day, even if the base is unknown', () => {
    const places = [
      makePlace({ id: 1, durationMin: 150, coordinates: [126.977, 37.5796] }, 5),
      makePlace({ id: 2, durationMin: 150, coordinates: [126.991, 37.5794] }, 5),
      makePlace({ id: 3, durationMin: 75, coordinates: [126.994, 37.5746] }, 5),
      makePlace({ id: 4, durationMin: 75, coordinates: [126.985, 37.5826] }, 5),
      makePlace({ id: 5, durationMin: 90, coordinates: [126.988, 37.5512] }, 5),
    ];
    const days = [{}, {}, {}, {}, {}];
    const travelMin = travelByTable(undefined);
    const plan = planDays(makePlannerInput({ days, places, travelMin }));
    expect(plan.visits).toHaveLength(5);
    expect(new Set(plan.visits.map(({ day }) => day)).size).toBeLessThanOrEqual(3);
    expect(plan.visits.filter(({ startMin }) => startMin < 540)).toEqual([]);
  });

  it('keeps neighbours together', () => {
    const near = { durationMin: 60 };
    const places = [
      makePlace({ ...near, id: 1, coordinates: [126.97, 37.57] }, 2),
      makePlace({ ...near, id: 2, coordinates: [127.1, 37.51] }, 2),
      makePlace({ ...near, id: 3, coordinates: [126.971, 37.571] }, 2),
      makePlace({ ...near, id: 4, coordinates: [127.101, 37.511] }, 2),
    ];
    const { visits } = planDays(
      makePlannerInput({ days: [{}, {}], places, travelMin: acrossTown }),
    );
    const dayOf = (id: number) => visits.find((visit) => visit.id === id)?.day;
    expect(dayOf(1)).toBe(dayOf(3));
    expect(dayOf(2)).toBe(dayOf(4));
    expect(dayOf(1)).not.toBe(dayOf(2));
  });
});

describe('suggestSlot', () => {
  const input = makePlannerInput({
    days: [{}, {}],
    places: [makePlace({ id: 1 }, 2), makePlace({ id: 2 }, 2)],
  });

  it('leaves the other places out', () => {
    expect(suggestSlot(input, PoiId.parse(2))).toMatchObject({
      ok: true,
      value: { id: 2, day: 0, startMin: 540 },
    });
  });

  it('keeps to the day that is asked for', () => {
    expect(suggestSlot(input, PoiId.parse(1), 1)).toMatchObject({ ok: true, value: { day: 1 } });
  });

  it('says why nothing fits', () => {
    const full = makePlannerInput({
      places: [makePlace()],
      fixed: [makeFixed({ startMin: 540, durationMin: 720 })],
    });
    expect(suggestSlot(full, PoiId.parse(1))).toMatchObject({
      ok: false,
      unplaced: { id: 1, reason: 'no-time-left' },
    });
    expect(suggestSlot(full, PoiId.parse(9))).toBeUndefined();
  });

  it('speaks of the day that is asked for', () => {
    const windows = [[], [{ openMin: 540, closeMin: 1080 }]];
    const closed = makePlannerInput({ days: [{}, {}], places: [makePlace({ windows })] });
    expect(suggestSlot(closed, PoiId.parse(1), 0)).toMatchObject({
      unplaced: { reason: 'closed-all-days' },
    });
    expect(suggestSlot(closed, PoiId.parse(1), 1)).toMatchObject({ value: { day: 1 } });
  });
});
