import { addDays } from '../shared/calendar-date.ts';
import { fromMinutes, toMinutes } from '../shared/wall-time.ts';
import type { LocalTime } from '../shared/zoned.ts';
import type { FlightRow, ItineraryDay, StopRow } from './itinerary.types.ts';

type TimedRow = StopRow | FlightRow;

/** What a traveller does now and next on a day of the trip. */
export interface NextStop {
  readonly day: ItineraryDay;
  /** Where the traveller is, by the plan. */
  readonly current: StopRow | undefined;
  /** The first row of the day that has not begun; undefined when the day is over. */
  readonly next: TimedRow | undefined;
  /** When to leave for it, by the estimated travel; not later than it begins, and on the day itself or the evening before. */
  readonly leaveAt: LocalTime | undefined;
  /** Minutes until then; below zero for a traveller who is late. */
  readonly leaveInMin: number | undefined;
}

/** What is next at the local time of the destination; undefined on a day that is not one of the trip's. */
export function findNextStop(
  days: readonly ItineraryDay[],
  { date, time }: LocalTime,
): NextStop | undefined {
  const day = days.find((each) => each.date === date);
  if (!day) return undefined;
  const nowMin = toMinutes(time);
  const timed = day.rows.filter((row) => row.type !== 'hotel');
  const next = timed.find(({ startMin }) => startMin > nowMin);
  const current = timed.findLast(
    (row): row is StopRow => row.type === 'stop' && row.startMin <= nowMin && nowMin < row.endMin,
  );
  if (!next) return { day, current, next, leaveAt: undefined, leaveInMin: undefined };
  const leaveMin = next.startMin - (next.travel?.minutes ?? 0);
  const leaveAt = toLocalTime(day, leaveMin);
  return { day, current, next, leaveAt, leaveInMin: leaveMin - nowMin };
}

const DAY_MIN = 1440;

function toLocalTime({ date }: ItineraryDay, minutes: number): LocalTime {
  const daysAway = Math.floor(minutes / DAY_MIN);
  return { date: addDays(date, daysAway), time: fromMinutes(minutes - daysAway * DAY_MIN) };
}
