import { weekdayOf } from '../calendar-date.ts';
import { fromMinutes, toMinutes } from '../wall-time.ts';
import type { LocaleFormats } from './locale-formats.types.ts';
import { joinUnits } from './join-units.ts';

const WEEKDAYS = ['일', '월', '화', '수', '목', '금', '토'];
const NOON_MIN = 12 * 60;

/** `목요일`, `2026년 10월 15일 (목)`, `오전 9:00`, `1시간 5분`. */
export const ko: LocaleFormats = {
  weekday: (weekday) => `${WEEKDAYS[weekday] ?? ''}요일`,
  day: (date) => {
    const [year, month, day] = date.split('-').map(Number);
    return `${year}년 ${month}월 ${day}일 (${WEEKDAYS[weekdayOf(date)] ?? ''})`;
  },
  time: (minutes) => {
    const inDay = toMinutes(fromMinutes(minutes));
    const hour = Math.floor(inDay / 60) % 12 || 12;
    const half = inDay < NOON_MIN ? '오전' : '오후';
    return `${half} ${hour}:${String(inDay % 60).padStart(2, '0')}`;
  },
  duration: (minutes) => joinUnits(minutes, '시간', '분'),
};
