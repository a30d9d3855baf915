import { ko as formats } from '../../shared/locale-formats/ko.ts';
import type { Nearness, Occasion, PlanSentences } from './plan-sentences.types.ts';

const SUITS: Readonly<Record<Occasion, readonly [end: string, joined: string]>> = {
  breakfast: ['아침 식사 시간에 맞췄어요', '아침 식사 시간에 맞췄고'],
  lunch: ['점심시간에 맞췄어요', '점심시간에 맞췄고'],
  dinner: ['저녁 식사 시간에 맞췄어요', '저녁 식사 시간에 맞췄고'],
  evening: ['저녁 시간을 보내기 좋아요', '저녁 시간을 보내기 좋고'],
};

/** Particles here are the same after any name: with or without a final consonant. */
function near({ name, minutes }: Nearness): string {
  if (minutes === undefined) return `${name} 다음에 들러요`;
  if (minutes === 0) return `${name} 바로 옆이에요`;
  return `${name}에서 ${formats.duration(minutes)} 거리예요`;
}

export const ko: PlanSentences = {
  moved: ({ closedOn, isHabit, movedTo }) =>
    `${formats.weekday(closedOn)}${isHabit ? '마다' : '에'} 쉬어서 ${formats.weekday(movedTo)}로 옮겼어요.`,
  occasion: (occasion) => `${SUITS[occasion][0]}.`,
  nearness: (nearness) => `${near(nearness)}.`,
  occasionAndNearness: (occasion, nearness) => `${SUITS[occasion][1]}, ${near(nearness)}.`,
  opens: (startMin) => `${formats.time(startMin)}, 문 여는 시간에 맞췄어요.`,
  firstStop: '이날의 첫 일정이에요.',
  hoursUnknown: '영업시간을 알 수 없으니 가기 전에 확인해 주세요.',
  notPlaced: {
    'closed-all-days': () => '갈 수 있는 날에는 모두 쉬어요.',
    'no-day-long-enough': (durationMin) =>
      `${formats.duration(durationMin)} 정도 필요한데, 문을 여는 동안 그만큼 비는 날이 없어요.`,
    'meal-slots-taken': () => '갈 수 있는 점심과 저녁이 모두 찼어요.',
    'flight-days-only': () => '오래 걷는 곳인데, 시간이 나는 날마다 비행이 있어요.',
    'too-much-walking': () => '어느 날에 넣어도 원하는 것보다 많이 걷게 돼요.',
    'no-time-left': () =>
      '영업시간 안에 충분히 긴 빈 시간이 없어요. 일정을 더 알차게 잡거나 머무는 시간을 줄이면 들어갈 수 있어요.',
  },
  nothingFits: '알맞은 시간을 찾지 못했어요. 시간을 직접 골라 주세요.',
  tooFar: '여행지에서 100km보다 멀어요.',
};
