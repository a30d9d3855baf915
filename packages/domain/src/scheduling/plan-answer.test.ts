import { describe, expect, it } from 'vitest';
import { makeFixed, makePlace, makePlannerInput } from '../testing/make-planner.ts';
import { toAutoPlanAnswer } from './plan-answer.ts';
import { planDays } from './planner.ts';
import type { PlannerInput } from './planner.types.ts';
import { AutoPlanAnswer } from './schedule.schema.ts';

const NAMES: Record<number, string> = { 1: 'Palace', 2: 'Noodle Bar', 101: 'Museum' };
const answer = (input: PlannerInput) =>
  toAutoPlanAnswer(input, planDays(input), (id) => NAMES[id] ?? 'Somewhere');
const reason = (input: PlannerInput) => {
  const { items, unplaced } = answer(input);
  return [...items, ...unplaced][0]?.reason;
};
const CLOSED: [] = [];
const OPEN = [{ openMin: 600, closeMin: 1080 }];
const SPOT = { coordinates: [0, 0] as [number, number] };

/** 14 days from Friday 10 October, each with the hours that `hoursOf` gives its weekday. */
const fortnight = (closed: number) =>
  makePlannerInput({
    days: Array.from({ length: 14 }, (_, day) => (day === 5 ? {} : { endMin: 540 })),
    places: [
      makePlace({
        windows: Array.from({ length: 14 }, (_, day) => (day % 7 === closed ? CLOSED : OPEN)),
      }),
    ],
  });

describe('toAutoPlanAnswer', () => {
  it('speaks the wire', () => {
    const input = makePlannerInput({ places: [makePlace(), makePlace({ id: 2, windows: [[]] })] });
    expect(AutoPlanAnswer.parse(answer(input))).toEqual({
      items: [
        {
          poiId: 1,
          name: 'Palace',
          date: '2025-10-10',
          startTime: '09:00',
          duration: 60,
          reason: 'There when it opens at 09:00.',
        },
      ],
      unplaced: [
        { poiId: 2, name: 'Noodle Bar', reason: 'It is closed on every day it could go on.' },
      ],
    });
  });

  it.each<[string, PlannerInput]>([
    ['Closed on Tuesdays, so it moved to Wednesday.', fortnight(4)],
    [
      'Closed on Friday, so it moved to Saturday.',
      makePlannerInput({ days: [{}, {}], places: [makePlace({ windows: [CLOSED, OPEN] })] }),
    ],
    [
      '10 minutes from Museum.',
      makePlannerInput({
        places: [makePlace(SPOT)],
        fixed: [makeFixed({ startMin: 540, ...SPOT })],
      }),
    ],
    [
      'For lunch, after Museum.',
      makePlannerInput({
        places: [makePlace({ meal: 'eat' })],
        fixed: [makeFixed({ startMin: 600 })],
      }),
    ],
    [
      'For the evening.',
      makePlannerInput({
        places: [makePlace({ meal: 'drink', windows: [[{ openMin: 1140, closeMin: 1500 }]] })],
      }),
    ],
    [
      "First stop of the day. We don't know its opening hours, so check before you go.",
      makePlannerInput({ places: [makePlace({ windows: [null] })] }),
    ],
    [
      'It needs 10h 00m, and no day has that much time while it is open.',
      makePlannerInput({ places: [makePlace({ durationMin: 600 })] }),
    ],
    [
      'The days are full. A fuller pace or a shorter visit would make room.',
      makePlannerInput({
        places: [makePlace()],
        fixed: [makeFixed({ startMin: 540, durationMin: 700 })],
      }),
    ],
  ])('%s', (expected, input) => {
    expect(reason(input)).toBe(expected);
  });
});
