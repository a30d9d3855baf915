import { describe, expect, it } from 'vitest';
import { PoiId } from '../shared/ids.ts';
import { makeFixed, makePlace, makePlannerInput } from '../testing/make-planner.ts';
import { planViolations } from './plan-violations.ts';
import type { Plan, PlannedVisit } from './planner.types.ts';

const input = makePlannerInput({
  days: [{ startAt: [0, 0], endAt: [0, 0] }],
  places: [
    makePlace({ id: 1 }),
    makePlace({ id: 2 }),
    makePlace({ id: 3, meal: 'eat', windows: [null] }),
    makePlace({ id: 4, meal: 'eat', windows: [null] }),
  ],
  fixed: [makeFixed({ startMin: 900 })],
});

const visit = (id: number, startMin: number, fields: Partial<PlannedVisit> = {}): PlannedVisit => ({
  id: PoiId.parse(id),
  day: 0,
  startMin,
  durationMin: 60,
  travelMin: 10,
  hoursKnown: id < 3,
  ...fields,
});

const good = [visit(1, 550), visit(2, 620), visit(3, 720), visit(4, 1080)];

function violations(visits: readonly PlannedVisit[], unplaced: Plan['unplaced'] = []): string[] {
  return planViolations(input, { visits, unplaced, conflicts: [] });
}

describe('planViolations', () => {
  it('finds nothing in a good plan', () => {
    expect(violations(good)).toEqual([]);
  });

  it('finds a visit before the place opens', () => {
    const late = makePlace({ id: 1, windows: [[{ openMin: 600, closeMin: 1080 }]] });
    const places = [late, ...input.places.slice(1)];
    const plan = { visits: good, unplaced: [], conflicts: [] };
    expect(planViolations({ ...input, places }, plan)).toEqual([
      'place 1 is closed during its visit',
    ]);
  });

  it.each([
    ['a lost place', [good[1], good[2], good[3]], 'place 1 is not answered exactly once'],
    ['a place twice', [...good, visit(1, 980)], 'place 1 is not answered exactly once'],
    ['a stranger', [...good, visit(9, 1200)], '9 was not asked for'],
    ['a closed place', [visit(1, 1025), ...good.slice(1)], 'place 1 is closed during its visit'],
    [
      'a wrong flag',
      [visit(1, 550, { hoursKnown: false }), ...good.slice(1)],
      'place 1 has its hours flagged wrongly',
    ],
    [
      'a short visit',
      [visit(1, 550, { durationMin: 30 }), ...good.slice(1)],
      'place 1 has its visit cut',
    ],
    ['a late visit', [...good.slice(0, 3), visit(4, 1201)], 'place 4 is outside its day'],
    [
      'no travel from the start',
      [visit(1, 549), ...good.slice(1)],
      '1 is too early for the travel from the start',
    ],
    ['no travel back', [...good.slice(0, 3), visit(4, 1195)], '4 is too late for the travel back'],
    ['no travel between', [good[0], visit(2, 619), good[2], good[3]], '1 leaves no time for 2'],
    [
      'an overlap with a fixed item',
      [good[0], visit(2, 930), good[2], good[3]],
      '101 leaves no time for 2',
    ],
    ['two lunches', [...good.slice(0, 3), visit(4, 800)], 'two meals for lunch'],
  ])('finds %s', (_, visits, expected) => {
    expect(violations(visits.filter((item) => item !== undefined))).toContain(expected);
  });
});
