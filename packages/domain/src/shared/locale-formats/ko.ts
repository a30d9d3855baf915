import { weekdayOf } from '../calendar-date.ts';
import type { LocaleFormats } from './locale-formats.types.ts';
import { joinUnits } from './join-units.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];

/** `목요일`, `2026년 10월 15일 (목)`, `1시간 5분`. */
export const ko: LocaleFormats = {
  weekday: (weekday) => `${WEEKDAYS[weekday] ?? ''}요일`,
  day: (date) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${year}년 ${month}월 ${day}일 (${WEEKDAYS[weekdayOf(date)] ?? ''})`;
  },
  duration: (minutes) => joinUnits(minutes, '시간', '분'),
};
