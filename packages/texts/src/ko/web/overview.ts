import type { overview as en } from '../../en/web/overview.ts';
import type { Translation } from '../../translation.ts';

export const overview: Translation<typeof en> = {
  title: '미리 알아 두기',
  loading: '여행지 정보를 불러오는 중',
  failed: '여행지 정보를 가져오지 못했어요',
  retry: '다시 시도',
  unknown: '{{destination}} 정보가 아직 없어서 미리 알려 드릴 내용이 없어요.',
  season: { high: '성수기', low: '비수기', shoulder: '준성수기' },
  crowds: { 'very busy': '매우 붐빔', busy: '붐빔', moderate: '보통', quiet: '한산함' },
  insights: '이 기간에는',
  events: '행사',
  effects: { crowds: '혼잡', closures: '통제·휴무', booking: '미리 예약' },
  days: '{{start}} ~ {{end}}',
  about: '{{days}}쯤',
  tips: '이런 점도 알아 두세요',
  tipSource: '{{source}} ({{month}})',
  goodToKnow: '알아 두면 좋은 것',
  more: '더 보기',
  less: '접기',
  sources: '출처',
  source: '{{subjects}}: <who/> ({{month}})',
  part: {
    season: '시기와 혼잡도',
    events: '행사',
    holidays: '공휴일',
    weather: '날씨',
  },
  day: {
    holiday: '공휴일: {{name}}',
    event: '행사: {{name}}',
    estimated: '{{sentence}} (날짜가 바뀔 수 있어요)',
  },
};
