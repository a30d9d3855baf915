import {
  type HoursOfDay,
  type HoursSummary,
  summarizeHours,
} from '@ooo/domain/scheduling/hours-summary';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Language } from '@ooo/domain/shared/language';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import type { Writing } from '@ooo/domain/shared/writing';
import { formatMonthDay, formatWeekday } from '../../../lib/format/dates.ts';
import { formatTime } from '../../../lib/format/times.ts';

const DAY_MIN = 1440;
/** More weekdays than this are told by the ones that are left. */
const MOST_NAMED = 3;

const WORDS = {
  en: {
    unknown: 'Hours unknown',
    allDay: 'open 24 hours',
    allDayTimes: '24 hours',
    dailyAllDay: 'Open 24 hours daily',
    closed: 'Closed',
    closedAll: 'Closed on all days of your trip',
    openAll: 'Open on all days of your trip',
    daily: (times: string) => `Daily ${times}`,
    open: (days: string, times = '') => `Open ${days} ${times}`.trim(),
    closedOn: (days: string) => `closed ${days}`,
    otherwise: (times: string) => `otherwise ${times}`,
    openOtherwise: 'open on your other days',
  },
  ko: {
    unknown: '영업시간을 알 수 없어요',
    allDay: '24시간 영업',
    allDayTimes: '24시간',
    dailyAllDay: '매일 24시간 영업',
    closed: '휴무',
    closedAll: '여행 기간 내내 쉬어요',
    openAll: '여행 기간 내내 열어요',
    daily: (times: string) => `매일 ${times}`,
    open: (days: string, times = '') => `${days} 영업 ${times}`.trim(),
    closedOn: (days: string) => `${days} 휴무`,
    otherwise: (times: string) => `다른 날 ${times}`,
    openOtherwise: '다른 날은 열어요',
  },
  es: {
    unknown: 'Horario desconocido',
    allDay: 'abierto 24 horas',
    allDayTimes: '24 horas',
    dailyAllDay: 'Abierto 24 horas todos los días',
    closed: 'Cerrado',
    closedAll: 'Cerrado todos los días de tu viaje',
    openAll: 'Abierto todos los días de tu viaje',
    daily: (times: string) => `Todos los días ${times}`,
    open: (days: string, times = '') => `Abre ${days} ${times}`.trim(),
    closedOn: (days: string) => `cierra ${days}`,
    otherwise: (times: string) => `los demás días ${times}`,
    openOtherwise: 'abre los demás días de tu viaje',
  },
} as const satisfies Record<Language, object>;

const isAllDay = ({ openMin, closeMin }: OpenWindow) => openMin === 0 && closeMin >= DAY_MIN;

/** What stands behind the word "open": `10:00 AM - 6:00 PM`, `24 hours`. */
export function formatOpenTimes(
  windows: readonly OpenWindow[],
  { language, clock }: Writing,
): string {
  const at = (minutes: number) => formatTime(fromMinutes(minutes % DAY_MIN), language, clock);
  return windows
    .map((window) =>
      isAllDay(window)
        ? WORDS[language].allDayTimes
        : `${at(window.openMin)} - ${at(window.closeMin)}`,
    )
    .join(', ');
}

/** What stands by itself: `10:00 AM - 6:00 PM`, `open 24 hours`. */
function writeWindows(windows: readonly OpenWindow[], writing: Writing): string {
  return windows.some(isAllDay)
    ? WORDS[writing.language].allDay
    : formatOpenTimes(windows, writing);
}

/** The hours of one day: `10:00 AM - 6:00 PM`, `Closed`; unknown hours say so. */
export function formatDayHours(windows: readonly OpenWindow[] | null, writing: Writing): string {
  const words = WORDS[writing.language];
  if (windows === null) return words.unknown;
  return windows.length === 0 ? words.closed : writeWindows(windows, writing);
}

function writeSome(summary: HoursSummary & { readonly state: 'some' }, writing: Writing): string {
  const { language } = writing;
  const words = WORDS[language];
  const { open, closed, isByWeekday } = summary;
  const times = summary.times && writeWindows(summary.times, writing);
  const nameOf = (date: CalendarDate) =>
    isByWeekday ? formatWeekday(date, language) : formatMonthDay(date, language);
  const list = (dates: readonly CalendarDate[]) => dates.map(nameOf).join(', ');
  const openTimes = summary.times && formatOpenTimes(summary.times, writing);
  const openPart = words.open(list(open), openTimes);
  if (closed.length === 0) return openPart;
  const closedPart = words.closedOn(list(closed));
  if (open.length <= MOST_NAMED) return `${openPart}; ${closedPart}`;
  const rest = times === undefined ? words.openOtherwise : words.otherwise(times);
  return `${closedPart.charAt(0).toUpperCase()}${closedPart.slice(1)}; ${rest}`;
}

/** When a place is open on the days of a trip: `Open Thu, Fri 10:00 AM - 6:00 PM; closed Mon`. */
export function formatTripHours(days: readonly HoursOfDay[], writing: Writing): string {
  const words = WORDS[writing.language];
  const summary = summarizeHours(days);
  switch (summary.state) {
    case 'unknown':
      return words.unknown;
    case 'closed':
      return words.closedAll;
    case 'open':
      if (!summary.times) return words.openAll;
      return summary.times.some(isAllDay)
        ? words.dailyAllDay
        : words.daily(formatOpenTimes(summary.times, writing));
    default:
      return writeSome(summary, writing);
  }
}
