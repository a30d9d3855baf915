import { describe, expect, it } from 'vitest';
import type { Language } from '../shared/language.ts';
import { makeFixed, makePlace, makePlannerInput } from '../testing/make-planner.ts';
import { toAutoPlanAnswer } from './plan-answer.ts';
import { planDays } from './planner.ts';
import type { PlannerInput } from './planner.types.ts';
import { AutoPlanAnswer } from './schedule.schema.ts';

const NAMES: Record<number, string> = { 1: 'Palace', 2: 'Noodle Bar', 101: 'Museum' };
const answer = (input: PlannerInput, language?: Language) =>
  toAutoPlanAnswer(input, planDays(input), {
    nameOf: (id) => NAMES[id] ?? 'Somewhere',
    ...(language && { writing: { language, clock: 'language' } }),
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
          travelMin: 0,
          reason: 'You’re there when it opens at 9:00 AM.',
        },
      ],
      days: [
        {
          date: '2025-10-10',
          visits: 1,
          visitMin: 60,
          travelMin: 0,
          walkMin: 0,
          freeMin: 660,
        },
      ],
      summary: '1 of 2 fits; 1 left out because it is closed on every day that has room.',
      conflicts: [],
      unplaced: [
        {
          poiId: 2,
          name: 'Noodle Bar',
          reason: 'It’s closed on every day of your trip.',
        },
      ],
    });
  });

  it.each<[Language, string]>([
    ['en', 'For lunch, 10 minutes’ walk from Museum.'],
    ['ko', '점심시간에 맞췄고, Museum에서 걸어서 10분 거리예요.'],
    ['es', 'Para comer, a 10 minutos a pie de Museum.'],
  ])('has its reasons in %s', (language, expected) => {
    const input = makePlannerInput({
      places: [makePlace({ meal: 'eat', coordinates: [0, 0] })],
      fixed: [makeFixed({ startMin: 600, coordinates: [0, 0] })],
    });
    expect(answer(input, language).items[0]?.reason).toBe(expected);
  });
});
