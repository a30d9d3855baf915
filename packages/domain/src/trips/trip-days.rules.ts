import { type CalendarDate, daysBetween, listDates } from '../shared/calendar-date.ts';

/** First and last date of a trip; both count. */
export interface TripDates {
  readonly startDate: CalendarDate;
  readonly endDate: CalendarDate;
}

/** A trip day: `number` counts from 1. */
export interface TripDay {
  readonly date: CalendarDate;
  readonly number: number;
  readonly label: string;
}

/** `Day 1` for the first day. */
export function dayLabel(dayNumber: number): string {
  return `Day ${dayNumber}`;
}

/** Every day of the trip in order, at least one. */
export function listTripDays(trip: TripDates): TripDay[] {
  return listDates(trip.startDate, trip.endDate).map((date, index) => ({
    date,
    number: index + 1,
    label: dayLabel(index + 1),
  }));
}

export function isTripDate(trip: TripDates, date: CalendarDate): boolean {
  return trip.startDate <= date && date <= trip.endDate;
}

/** Which day of the trip the date is, from 1; undefined outside the trip. */
export function dayNumberOf(trip: TripDates, date: CalendarDate): number | undefined {
  return isTripDate(trip, date) ? daysBetween(trip.startDate, date) + 1 : undefined;
}

export type TripPhase = 'upcoming' | 'running' | 'past';

/** The phase of the trip on `today`, the date at the destination. */
export function tripPhase(trip: TripDates, today: CalendarDate): TripPhase {
  if (today < trip.startDate) return 'upcoming';
  return isTripDate(trip, today) ? 'running' : 'past';
}

/** Days until the trip starts; 0 once it has started. */
export function daysUntilStart(trip: TripDates, today: CalendarDate): number {
  return Math.max(0, daysBetween(today, trip.startDate));
}
