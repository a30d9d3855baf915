import { cityOfDestination } from './city-of-destination.ts';
import type { CalendarDate } from '../shared/calendar-date.ts';

const MONTHS = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;

/** `ICN Oct-2025`: arrival airport, month and year of the first date. Without an airport the city leads. */
export function defaultTripName(trip: {
  readonly arrivalAirport?: string | null | undefined;
  readonly destination: string;
  readonly startDate: CalendarDate;
}): string {
  const place = trip.arrivalAirport ?? cityOfDestination(trip.destination);
  const month = MONTHS[Number(trip.startDate.slice(5, 7)) - 1] ?? '';
  return `${place} ${month}-${trip.startDate.slice(0, 4)}`;
}
