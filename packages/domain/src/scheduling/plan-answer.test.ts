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
    ...(language && { language }),
  });
const reason = (input: PlannerInput, language?: Language) => {
  const { items, unplaced } = answer(input, language);
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

const OPENING = makePlannerInput({ places: [makePlace()] });
const LUNCH_AFTER_MUSEUM = makePlannerInput({
  places: [makePlace({ meal: 'eat' })],
  fixed: [makeFixed({ startMin: 600 })],
});
const UNKNOWN_HOURS = makePlannerInput({ places: [makePlace({ windows: [null] })] });
const TOO_LONG = makePlannerInput({ places: [makePlace({ durationMin: 600 })] });

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
          reason: 'You’re there when it opens at 09:00.',
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
          reason: 'It’s closed on every day of your trip that has room for it.',
        },
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
    ['For lunch, after Museum.', LUNCH_AFTER_MUSEUM],
    [
      'For the evening.',
      makePlannerInput({
        places: [makePlace({ meal: 'drink', windows: [[{ openMin: 1140, closeMin: 1500 }]] })],
      }),
    ],
    [
      'First stop of the day. We don’t know its opening hours, so check before you go.',
      UNKNOWN_HOURS,
    ],
    ['It needs 10h 00m, and it isn’t open that long on any free day.', TOO_LONG],
    [
      'No free time during its opening hours is long enough. A fuller pace or a shorter visit may make room.',
      makePlannerInput({
        places: [makePlace()],
        fixed: [makeFixed({ startMin: 540, durationMin: 700 })],
      }),
    ],
  ])('%s', (expected, input) => {
    expect(reason(input)).toBe(expected);
  });

  it.each<[Language, string, PlannerInput]>([
    ['ko', '화요일마다 쉬어서 수요일로 옮겼어요.', fortnight(4)],
    ['es', 'Cierra los martes, así que pasa al miércoles.', fortnight(4)],
    ['ko', '점심시간에 맞췄고, Museum 다음에 들러요.', LUNCH_AFTER_MUSEUM],
    ['es', 'Para comer, después de Museum.', LUNCH_AFTER_MUSEUM],
    ['ko', '오전 9:00, 문 여는 시간에 맞췄어요.', OPENING],
    ['es', 'Llegas cuando abre, a las 9:00.', OPENING],
    ['ko', '이날의 첫 일정이에요. 영업시간을 알 수 없으니 가기 전에 확인해 주세요.', UNKNOWN_HOURS],
    [
      'es',
      'Primera parada del día. No sabemos su horario: compruébalo antes de ir.',
      UNKNOWN_HOURS,
    ],
    ['ko', '10시간 정도 필요한데, 문을 여는 동안 그만큼 비는 날이 없어요.', TOO_LONG],
    ['es', 'Necesita 10 h, y ningún día tiene tanto tiempo mientras está abierto.', TOO_LONG],
  ])('in %s: %s', (language, expected, input) => {
    expect(reason(input, language)).toBe(expected);
  });
});
