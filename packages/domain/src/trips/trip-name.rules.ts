import type { CalendarDate } from '../shared/calendar-date.ts';
import type { Language } from '../shared/language.ts';
import { cityOfDestination } from './city-of-destination.ts';

const MONTHS = {
  en: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' '),
  es: 'ene feb mar abr may jun jul ago sept oct nov dic'.split(' '),
} as const;

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
  const [year, month = 1] = trip.startDate.split('-').map(Number);
  if (language === 'ko') return `${place} ${year}년 ${month}월`;
  return `${place} ${MONTHS[language][month - 1] ?? ''}-${year}`;
}
