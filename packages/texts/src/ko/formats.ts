import type { LocaleFormats } from '../formats.types.ts';
import { dateParts } from '../writing/date-parts.ts';
import { joinUnits } from '../writing/join-units.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** `목요일`, `2026년 10월 15일 (목)`, `1시간 5분`. */
export const ko: LocaleFormats = {
  weekday: (weekday) => `${WEEKDAYS[weekday] ?? ''}요일`,
  day: (date) => {
    const { year, month, day, weekday } = dateParts(date);
    return `${year}년 ${month}월 ${day}일 (${WEEKDAYS[weekday] ?? ''})`;
  },
  duration: (minutes) => joinUnits(minutes, '시간', '분'),
};
