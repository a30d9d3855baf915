import type { Poi } from '../pois/poi.schema.ts';
import { addDays, type CalendarDate, daysBetween } from '../shared/calendar-date.ts';
import type { Language } from '../shared/language.ts';
import type { Trip } from '../trips/trip.schema.ts';
import { demoStartDate } from './demo-dates.ts';
import { demoTimes } from './demo-trip.ts';

interface Demo {
  readonly trip: Trip;
  readonly pois: readonly Poi[];
}

interface Moment {
  /** An instant with `Z`. */
  readonly now: string;
  /** In the destination. */
  readonly today: CalendarDate;
  /** The language of its name; English by default. */
  readonly language?: Language;
}

/**
 * A demo that is over, on the dates that a new one would have: each place on the day of the trip that it was on.
 * Undefined where the demo is not over.
 */
export function renewDemo(
  { trip, pois }: Demo,
  { now, today, language = 'en' }: Moment,
): { trip: Trip; pois: Poi[] } | undefined {
  if (today <= trip.endDate) return undefined;
  const times = demoTimes(demoStartDate(today), language);
  const days = daysBetween(trip.startDate, times.startDate);
  const move = (date: CalendarDate | null) => date && addDays(date, days);
  return {
    trip: { ...trip, ...times, updatedAt: now },
    pois: pois.map((poi) => ({ ...poi, date: move(poi.date), endDate: move(poi.endDate) })),
  };
}
