import type { Poi } from './poi.schema.ts';
import { isScheduled } from './poi.rules.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

/** `all` places, those without a day, or those of one day. */
export type DayChoice = 'all' | 'unassigned' | CalendarDate;

type Placed = Pick<Poi, 'date' | 'startTime'>;

/** The places that a day filter lets through: those of one day by its clock, others in their order. */
export function filterByDay<T extends Placed>(pois: readonly T[], day: DayChoice): T[] {
  if (day === 'all') return [...pois];
  if (day === 'unassigned') return pois.filter((poi) => !isScheduled(poi));
  return pois
    .filter((poi) => isScheduled(poi) && poi.date === day)
    .toSorted((a, b) => (a.startTime ?? '').localeCompare(b.startTime ?? ''));
}
