import { ko as formats } from './formats.ts';
import type { LeftOutReason, PlanSummarySentences } from '../plan-summary.types.ts';

const WHY: Readonly<Record<LeftOutReason, string>> = {
  'closed-all-days': '갈 수 있는 날 휴무',
  'no-time-left': '빈 시간 부족',
  'no-day-long-enough': '하루로는 시간 부족',
  'meal-slots-taken': '식사 시간이 모두 참',
  'flight-days-only': '비행하는 날의 긴 도보',
  'too-much-walking': '너무 많이 걷게 됨',
  'open-too-short': '영업시간보다 긴 방문',
  'closed-when-free': '시간이 날 때 휴무',
  'long-walk-taken': '긴 도보가 이미 있음',
  'pace-full': '지금 속도로는 자리 없음',
  'too-far': '100km 밖',
};

export const ko: PlanSummarySentences = {
  nothing: '계획할 장소가 없어요.',
  allFit: (count) => (count === 1 ? '일정에 들어가요.' : `${count}곳이 모두 들어가요.`),
  someFit: (fit, total, groups) => {
    const reasons = groups.map(({ reason, count }) => `${WHY[reason]} ${count}곳`);
    return `${total}곳 중 ${fit}곳이 들어가고 ${total - fit}곳은 빠져요. 이유: ${reasons.join(', ')}.`;
  },
  // The names are joined by a comma: a particle would depend on how they end.
  overlap: ({ first, second, weekday }) =>
    `${formats.weekday(weekday)}에 두 일정이 겹쳐요: ${first}, ${second}.`,
  tooTight: ({ first, second, weekday, gapMin, travelMin }) =>
    `${formats.weekday(weekday)}에 ${first}, ${second} 사이가 ${formats.duration(gapMin)}인데, 이동에 ${formats.duration(travelMin)} 걸려요.`,
};
