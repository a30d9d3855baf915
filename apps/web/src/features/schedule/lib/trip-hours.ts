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
    closed: 'Closed',
    closedAll: 'Closed on all days of your trip',
    openAll: 'Open on all days of your trip',
    daily: (times: string) => `Daily ${times}`,
    open: (days: string) => `Open ${days}`,
    closedOn: (days: string) => `closed ${days}`,
    otherwise: (times: string) => `otherwise ${times}`,
    openOtherwise: 'open on your other days',
  },
  ko: {
    unknown: '영업시간을 알 수 없어요',
    allDay: '24시간 영업',
    closed: '휴무',
    closedAll: '여행 기간 내내 쉬어요',
    openAll: '여행 기간 내내 열어요',
    daily: (times: string) => `매일 ${times}`,
    open: (days: string) => `${days} 영업`,
    closedOn: (days: string) => `${days} 휴무`,
    otherwise: (times: string) => `다른 날 ${times}`,
    openOtherwise: '다른 날은 열어요',
  },
  es: {
    unknown: 'Horario desconocido',
    allDay: 'abierto 24 horas',
    closed: 'Cerrado',
    closedAll: 'Cerrado todos los días de tu viaje',
    openAll: 'Abierto todos los días de tu viaje',
    daily: (times: string) => `Todos los días ${times}`,
    open: (days: string) => `Abre ${days}`,
    closedOn: (days: string) => `cierra ${days}`,
    otherwise: (times: string) => `los demás días ${times}`,
    openOtherwise: 'abre los demás días de tu viaje',
  },
} as const satisfies Record<Language, object>;

function writeWindows(windows: readonly OpenWindow[], { language, clock }: Writing): string {
  const at = (minutes: number) => formatTime(fromMinutes(minutes % DAY_MIN), language, clock);
  return windows
    .map(({ openMin, closeMin }) =>
      openMin === 0 && closeMin >= DAY_MIN
        ? WORDS[language].allDay
        : `${at(openMin)} - ${at(closeMin)}`,
    )
    .join(', ');
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
  const openPart = [words.open(list(open)), times].filter(Boolean).join(' ');
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
      return summary.times ? words.daily(writeWindows(summary.times, writing)) : words.openAll;
    default:
      return writeSome(summary, writing);
  }
}
