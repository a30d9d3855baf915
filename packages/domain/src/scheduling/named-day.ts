import { weekdayOf } from '../shared/calendar-date.ts';
import type { NamedDay } from '@ooo/texts/plan.types';
import type { PlannerDay } from './planner.types.ts';

/** A day of the trip as sentences name it, by its index; undefined if there is no such day. */
export function toNamedDay(days: readonly PlannerDay[], day: number): NamedDay | undefined {
  const date = days[day]?.date;
  if (date === undefined) return undefined;
  const weekday = weekdayOf(date);
  const isAlone = days.filter((other) => weekdayOf(other.date) === weekday).length === 1;
  return isAlone ? { weekday } : { weekday, number: day + 1 };
}
