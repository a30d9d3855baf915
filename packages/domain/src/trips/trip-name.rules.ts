import { TRIP_NAMES } from '@ooo/texts/trips';
import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Language } from '../shared/language.ts';
import { cityOfDestination } from './city-of-destination.ts';

/**
 * `ICN Oct-2025`, `ICN oct-2025`, `ICN 2025년 10월`: arrival airport, month and year of the first date. Without an airport
 * the city leads.
 */
export function defaultTripName(
  trip: {
    readonly arrivalAirport?: string | null | undefined;
    readonly destination: string;
    readonly startDate: CalendarDate;
  },
  language: Language,
): string {
  const place = trip.arrivalAirport ?? cityOfDestination(trip.destination);
  const [year = 0, month = 1] = trip.startDate.split('-').map(Number);
  return TRIP_NAMES[language].byPlace(place, year, month);
}
