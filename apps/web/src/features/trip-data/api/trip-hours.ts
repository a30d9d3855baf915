import {
  type HoursOfDay,
  type HoursSummary,
  summarizeHours,
} from '@ooo/domain/scheduling/hours-summary';
import type { OpenWindow } from '@ooo/domain/scheduling/schedule.schema';
import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import { fromMinutes } from '@ooo/domain/shared/wall-time';
import type { Writing } from '@ooo/domain/shared/writing';
import { TRIP_HOURS } from '@ooo/texts/trip-hours';
import { formatMonthDay, formatWeekday } from '../../../lib/format/dates.ts';
import { formatTime } from '../../../lib/format/times.ts';

const DAY_MIN = 1440;
/** More weekdays than this are described by the remaining ones. */
const MOST_NAMED = 3;

const isAllDay = ({ openMin, closeMin }: OpenWindow) => openMin === 0 && closeMin >= DAY_MIN;

/** The hours after the word "open": `10:00 AM - 6:00 PM`, `24 hours`. */
export function formatOpenTimes(
  windows: readonly OpenWindow[],
  { language, clock }: Writing,
): string {
  const at = (minutes: number) => formatTime(fromMinutes(minutes % DAY_MIN), language, clock);
  return windows
    .map((window) =>
      isAllDay(window)
        ? TRIP_HOURS[language].allDayTimes
        : `${at(window.openMin)} - ${at(window.closeMin)}`,
    )
    .join(', ');
}

/** The hours by themselves: `10:00 AM - 6:00 PM`, `open 24 hours`. */
function writeWindows(windows: readonly OpenWindow[], writing: Writing): string {
  return windows.some(isAllDay)
    ? TRIP_HOURS[writing.language].allDay
    : formatOpenTimes(windows, writing);
}

/** The hours of one day: `10:00 AM - 6:00 PM`, `Closed`; unknown hours say so. */
export function formatDayHours(windows: readonly OpenWindow[] | null, writing: Writing): string {
  const words = TRIP_HOURS[writing.language];
  if (windows === null) return words.unknown;
  return windows.length === 0 ? words.closed : writeWindows(windows, writing);
}

function writeSome(summary: HoursSummary & { readonly state: 'some' }, writing: Writing): string {
  const { language } = writing;
  const words = TRIP_HOURS[language];
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
  const words = TRIP_HOURS[writing.language];
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
