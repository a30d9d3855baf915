import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { makeFixed, makePlace, makePlannerInput } from '../testing/make-planner.ts';
import { plannerInput } from '../testing/planner-arbitraries.ts';
import { leftOutReason } from './left-out-reasons.ts';
import { planDays } from './planner.ts';
import type { PlannerInput, PlannerPlace } from './planner.types.ts';

/** Why the last place of the input is left out. */
function whyNot(input: PlannerInput): string | undefined {
  const { unplaced } = planDays(input);
  const last = unplaced.at(-1);
  return last && leftOutReason(input, last);
}

const oneDay = (place: Partial<PlannerPlace>, rest: Parameters<typeof makePlannerInput>[0] = {}) =>
  makePlannerInput({ ...rest, places: [makePlace(place)] });
const busy = (startMin: number, durationMin: number) => ({
  fixed: [makeFixed({ startMin, durationMin })],
});
const lunchAndDinner = [
  makeFixed({ id: 101, startMin: 750, meal: 'eat' }),
  makeFixed({ id: 102, startMin: 1110, meal: 'eat' }),
];
const WIDE = [{ openMin: 0, closeMin: 1440 }];

describe('leftOutReason', () => {
  it.each<[string, PlannerInput]>([
    ['It’s closed on every day of your trip.', oneDay({ windows: [[]] })],
    [
      'It’s closed on every day of your trip. It opens on Tuesdays and Sundays.',
      { ...oneDay({ windows: [[]] }), openWeekdays: () => [2, 0] },
    ],
    [
      'It’s closed on Saturday. It opens on Fridays.',
      {
        ...makePlannerInput({
          days: [{}, {}],
          places: [makePlace({ windows: [[], []], wishedDay: 1 })],
        }),
        openWeekdays: () => [5],
      },
    ],
    [
      'It needs 3h, and it’s never open that long on your trip. A visit of 2h would fit.',
      oneDay({ durationMin: 180, windows: [[{ openMin: 600, closeMin: 720 }]] }),
    ],
    [
      'It’s closed whenever you have time for it.',
      oneDay({}, { days: [{ startMin: 1140, hasFlight: true }] }),
    ],
    [
      'It’s closed whenever you have time for it. An earlier start would make room: Friday at 8:20 AM.',
      oneDay({ windows: [[{ openMin: 480, closeMin: 560 }]] }),
    ],
    [
      'It needs 4h, and no day of your trip has that much time. A visit of 3h would fit.',
      oneDay({ durationMin: 240, windows: [WIDE] }, { days: [{ endMin: 720, hasFlight: true }] }),
    ],
    [
      'Lunch and dinner are already planned on every day it could go. To make room, take out another restaurant or add a day.',
      oneDay({ meal: 'eat', windows: [null] }, { fixed: lunchAndDinner }),
    ],
    [
      'Dinner is already planned on every day it could go. To make room, take out another restaurant or add a day.',
      oneDay(
        { meal: 'eat', windows: [[{ openMin: 1020, closeMin: 1320 }]] },
        { fixed: lunchAndDinner },
      ),
    ],
    [
      'It’s a long walk, and you fly on every day it’s open. You can still set its time yourself.',
      oneDay({ isLongWalk: true }, { days: [{ hasFlight: true }] }),
    ],
    [
      'Every day that suits it already has a long walk. To make room, take out another long walk or add a day.',
      makePlannerInput({
        places: [
          makePlace({ id: 1, isLongWalk: true, score: 2 }),
          makePlace({ id: 2, isLongWalk: true }),
        ],
      }),
    ],
    [
      'With it you’d walk more than 1h on any day. A higher walking limit would make room.',
      oneDay(
        { coordinates: [0, 0] },
        {
          walkLimitMin: 60,
          walkMin: () => 40,
          fixed: [makeFixed({ id: 101, startMin: 540 }), makeFixed({ id: 102, startMin: 1100 })],
        },
      ),
    ],
    [
      'Your days are as full as your pace allows. A fuller pace would make room.',
      oneDay({}, { fill: 0.5, ...busy(540, 330) }),
    ],
    [
      'Your days are as full as your pace allows.',
      oneDay(
        { windows: [WIDE], durationMin: 40 },
        { fill: 0.95, days: [{ hasFlight: true }], ...busy(540, 670) },
      ),
    ],
    [
      'No day has 1h left for it. A visit of 30m would fit.',
      oneDay({ windows: [WIDE] }, { days: [{ hasFlight: true }], ...busy(540, 660) }),
    ],
    [
      'No day has 1h left for it. An earlier start would make room: Friday at 7:50 AM.',
      oneDay({ windows: [WIDE] }, busy(540, 720)),
    ],
    [
      'No day has 1h left for it. A later end would make room: Friday at 9:10 PM.',
      oneDay({ windows: [[{ openMin: 1020, closeMin: 1440 }]] }, busy(540, 720)),
    ],
    [
      'No day has 1h left for it.',
      oneDay({ windows: [WIDE] }, { days: [{ hasFlight: true }], ...busy(540, 720) }),
    ],
  ])('%s', (expected, input) => {
    expect(whyNot(input)).toBe(expected);
  });

  it('says nothing of what would help that is not so', () => {
    fc.assert(
      fc.property(plannerInput, (input) => {
        const plan = planDays(input);
        const settled = plan.visits.flatMap((visit) =>
          input.places
            .filter(({ id }) => id === visit.id)
            .map((place) => Object.assign({}, place, visit)),
        );
        const fixed = [...input.fixed, ...settled];
        for (const { id, remedy } of plan.unplaced) {
          const place = input.places.find((other) => other.id === id);
          if (!place || remedy?.kind !== 'shorter') continue;
          const { durationMin } = remedy;
          // The others may move a little to make room, so that what counts is the whole plan.
          const places = [{ ...place, durationMin }];
          const again = planDays({ ...input, fixed, places });
          const anew = planDays({
            ...input,
            places: input.places.map((other) =>
              other.id === id ? { ...other, durationMin } : other,
            ),
          });
          const fits = again.visits.length === 1 || anew.visits.length > plan.visits.length;
          expect(fits).toBe(true);
        }
      }),
      { numRuns: 200 },
    );
  });
});
