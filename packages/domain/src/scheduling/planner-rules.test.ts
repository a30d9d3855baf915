import { describe, expect, it } from 'vitest';
import type { Coordinates } from '../shared/coordinates.schema.ts';
import { makeFixed, makePlace, makePlannerInput } from '../testing/make-planner.ts';
import { toRouteProblem } from './planner-problem.ts';
import { planDays } from './planner.ts';
import type { PlannerInput, PlannerPlace } from './planner.types.ts';

const starts = (input: PlannerInput) =>
  planDays(input).visits.map(({ id, day, startMin }) => [id, day, startMin]);

const eat = (id: number, days = 1) =>
  makePlace({
    id,
    meal: 'eat',
    durationMin: 60,
    windows: Array.from({ length: days }, () => null),
  });

const AIRPORT: Coordinates = [126.45, 37.46];

describe('meals', () => {
  it('have dinner before a second sight, if only one of them fits', () => {
    const sight = makePlace({
      id: 2,
      durationMin: 120,
      windows: [[{ openMin: 1020, closeMin: 1260 }]],
    });
    const input = makePlannerInput({
      days: [{ startMin: 1020, endMin: 1200 }],
      places: [eat(1), sight],
    });
    expect(starts(input)).toEqual([[1, 0, 1080]]);
  });

  it('spread over the days as dinners before they become lunches', () => {
    const input = makePlannerInput({ days: [{}, {}], places: [eat(1, 2), eat(2, 2)] });
    expect(planDays(input).visits.map(({ day, startMin }) => [day, startMin])).toEqual([
      [0, 1080],
      [1, 1080],
    ]);
  });

  it('begin with breakfast only where it is wished', () => {
    const input = makePlannerInput({ days: [{ startMin: 480 }], places: [makePlace(BAKED)] });
    expect(starts(input)).toEqual([[1, 0, 720]]);
    const more = { ...input, places: [...input.places, eat(2), eat(3)], breakfast: true };
    const [first, ...meals] = planDays(more).visits;
    expect(first?.id).toBe(1);
    expect(first?.startMin).toBeLessThanOrEqual(9 * 60 + 30);
    expect(meals.map(({ startMin }) => startMin)).toEqual([720, 1080]);
  });

  it('do not count against the pace', () => {
    const input = makePlannerInput({
      places: [makePlace({ id: 2, durationMin: 180 }), eat(1)],
      fill: 0.27,
    });
    expect(planDays(input).unplaced).toEqual([]);
  });
});

const BAKED: Partial<Omit<PlannerPlace, 'id'>> & { id: number } = {
  id: 1,
  meal: 'eat',
  durationMin: 30,
  windows: [[{ openMin: 420, closeMin: 840 }]],
};

describe('days of flights', () => {
  const trail = makePlace({ isLongWalk: true, durationMin: 180 }, 3);

  it('have no long walk', () => {
    const days = [{ hasFlight: true }, {}, { hasFlight: true }];
    expect(starts(makePlannerInput({ days, places: [trail] }))).toEqual([[1, 1, 540]]);
  });

  it('say so where there are no other days', () => {
    const days = [{ hasFlight: true }, { hasFlight: true }, { hasFlight: true }];
    const { unplaced } = planDays(makePlannerInput({ days, places: [trail] }));
    expect(unplaced).toEqual([{ id: 1, reason: 'flight-days-only' }]);
  });

  it('begin at the airport even if it is left before the day begins', () => {
    const day = { leaveMin: 500, startMin: 540, startAt: AIRPORT };
    const input = makePlannerInput({ days: [day], places: [makePlace()], travelMin: () => 60 });
    expect(starts(input)).toEqual([[1, 0, 560]]);
  });

  it('end at the airport after the day has ended', () => {
    const window = { openMin: 1200, closeMin: 1260 };
    const day = { endMin: 1260, backMin: 1300, endAt: AIRPORT };
    const input = makePlannerInput({ days: [day], places: [makePlace({ windows: [[window]] })] });
    expect(starts({ ...input, travelMin: () => 40 })).toEqual([[1, 0, 1200]]);
    expect(starts({ ...input, travelMin: () => 45 })).toEqual([]);
  });
});

it('takes one long walk a day', () => {
  const walk = { isLongWalk: true, durationMin: 120 };
  const places = [makePlace({ ...walk, id: 1 }, 2), makePlace({ ...walk, id: 2 }, 2)];
  const { visits } = planDays(makePlannerInput({ days: [{}, {}], places }));
  expect(visits.map(({ day }) => day)).toEqual([0, 1]);
});

it('stays out late for places of the night, and for nothing else', () => {
  const window = [{ openMin: 1260, closeMin: 1560 }];
  const day = { endMin: 1300, lateEndMin: 1440 };
  const bar = makePlace({ id: 1, isLate: true, windows: [window] });
  const sight = makePlace({ id: 2, windows: [window] });
  expect(starts(makePlannerInput({ days: [day], places: [bar] }))).toEqual([[1, 0, 1260]]);
  expect(starts(makePlannerInput({ days: [day], places: [sight] }))).toEqual([]);
});

it('has a viewpoint in the evening light if the day allows it', () => {
  const view = makePlace({ best: { openMin: 960, closeMin: 1140 } });
  expect(starts(makePlannerInput({ places: [view] }))).toEqual([[1, 0, 960]]);
});

it('walks no further than one wants', () => {
  const places = [makePlace({ id: 1 }), makePlace({ id: 2 }), makePlace({ id: 3 })];
  const input = makePlannerInput({ places, walkMin: () => 30, walkLimitMin: 30 });
  expect(planDays(input).visits).toHaveLength(2);
});

it('keeps what must be in, however little it is worth', () => {
  const places = [
    makePlace({ id: 1, durationMin: 300, score: 0.5, isMust: true }),
    makePlace({ id: 2, durationMin: 120 }),
    makePlace({ id: 3, durationMin: 120 }),
  ];
  const days = [{ startMin: 540, endMin: 850 }];
  expect(starts(makePlannerInput({ days, places }))).toEqual([[1, 0, 540]]);
});

const hoursOf = (id: number) => [{ openMin: 540 + (id % 5) * 90, closeMin: 700 + (id % 5) * 110 }];

it('plans the rest as well with a required place as without one', () => {
  const places = Array.from({ length: 20 }, (_, id) =>
    makePlace({
      id: id + 1,
      durationMin: 50 + 10 * (id % 4),
      windows: [hoursOf(id), hoursOf(id + 2)],
    }),
  );
  const [first, ...others] = places;
  const days = [{ endMin: 1080 }, { endMin: 1080 }];
  const free = planDays(makePlannerInput({ days, places })).visits.length;
  const must = makePlannerInput({
    days,
    places: [{ ...makePlace(), ...first, isMust: true }, ...others],
  });
  expect(planDays(must).visits.length).toBeGreaterThanOrEqual(free - 1);
});

describe('planning again', () => {
  const days = [{}, {}, {}];
  const places = [1, 2, 3, 4, 5, 6].map((id) => makePlace({ id, durationMin: 90 }, 3));

  it('leaves everything where it was', () => {
    const before = planDays(makePlannerInput({ days, places }));
    const again = places.map((place) => {
      const visit = before.visits.find(({ id }) => id === place.id);
      return Object.assign(
        {},
        place,
        visit && { former: { day: visit.day, startMin: visit.startMin } },
      );
    });
    expect(planDays(makePlannerInput({ days, places: again })).visits).toEqual(before.visits);
  });

  it('counts the cost of other days beside fixed items too', () => {
    const again = places.map((place) =>
      Object.assign({}, place, { former: { day: 0, startMin: 540 } }),
    );
    const problem = toRouteProblem(makePlannerInput({ days, places: again, fixed: [makeFixed()] }));
    expect(problem.dayCost).toHaveLength(problem.nodes * problem.days);
  });

  it('moves what something that is fixed has pushed away', () => {
    const former = { day: 0, startMin: 600 };
    const input = makePlannerInput({
      places: [makePlace({ former })],
      fixed: [makeFixed({ startMin: 600, durationMin: 60 })],
    });
    const [visit] = planDays(input).visits;
    expect(visit?.startMin).not.toBe(600);
  });
});
