import { describe, expect, it } from 'vitest';
import { makeFixed, makePlace, makePlannerInput } from '../testing/make-planner.ts';
import { planTotals } from './plan-totals.ts';
import type { PlannedVisit, PlannerInput } from './planner.types.ts';

const visit = (fields: Partial<PlannedVisit>): PlannedVisit => ({
  id: makePlace().id,
  day: 0,
  startMin: 600,
  durationMin: 60,
  travelMin: 10,
  hoursKnown: true,
  ...fields,
});

function totals(
  input: PlannerInput,
  visits: readonly PlannedVisit[],
  isVisit?: (id: number) => boolean,
) {
  return planTotals(input, { visits }, isVisit);
}

describe('planTotals', () => {
  it('counts what was there before, and the ways between all of it', () => {
    const input = makePlannerInput({
      days: [{}, {}],
      places: [makePlace()],
      fixed: [
        makeFixed({ startMin: 720, durationMin: 90 }),
        makeFixed({ id: 102, startMin: 1000 }),
      ],
      walkMin: () => 4,
    });
    expect(totals(input, [visit({})])).toEqual([
      {
        date: '2025-10-10',
        visits: 3,
        visitMin: 210,
        travelMin: 20,
        walkMin: 8,
        freeMin: 720 - 210 - 20,
      },
      { date: '2025-10-11', visits: 0, visitMin: 0, travelMin: 0, walkMin: 0, freeMin: 720 },
    ]);
  });

  it('counts the ways from and to the hotel, on days with something to go to', () => {
    const hotel = { startAt: [0, 0], endAt: [0, 0] } as const;
    const days = [hotel, hotel].map(() => ({
      startAt: [0, 0] as [number, number],
      endAt: [0, 0] as [number, number],
    }));
    const input = makePlannerInput({ days, places: [makePlace()] });
    expect(totals(input, [visit({})]).map(({ travelMin }) => travelMin)).toEqual([20, 0]);
  });

  it('has no less than nothing free, and counts what overlaps once', () => {
    const fixed = [
      makeFixed({ startMin: 500, durationMin: 400 }),
      makeFixed({ id: 102, startMin: 600, durationMin: 100 }),
      makeFixed({ id: 103, day: 1, startMin: 0, durationMin: 1440 }),
    ];
    const input = makePlannerInput({ days: [{}, {}], fixed });
    const [first, second] = totals(input, []);
    expect(first).toMatchObject({ visitMin: 500, travelMin: 10, freeMin: 720 - 360 - 10 });
    expect(second).toMatchObject({ visitMin: 1440, freeMin: 0 });
  });

  it('does not count journeys as visits, though they take time', () => {
    const input = makePlannerInput({ fixed: [makeFixed({ startMin: 600 })] });
    expect(totals(input, [], () => false)).toMatchObject([
      { visits: 0, visitMin: 0, freeMin: 660 },
    ]);
  });
});
