import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Language } from '@ooo/domain/shared/language';
import type { TripFromTicket } from '@ooo/domain/tickets/trip-from-ticket';
import { defaultTripName } from '@ooo/domain/trips/trip-name.rules';
import type { TripCreate } from '@ooo/domain/trips/trip.schema';
import type { TripFields } from '../state/draft.types.ts';

/** The fields without which there is no trip. */
export function isComplete(fields: TripFields): boolean {
  return fields.destination.trim() !== '' && fields.startDate !== null && fields.endDate !== null;
}

function toCode(text: string): string | null {
  return text.trim().toUpperCase() || null;
}

type NamedBy = Pick<TripFields, 'arrivalAirport' | 'destination' | 'startDate'>;

/**
 * `{arrival airport} {month}-{year}`, without an airport `{destination} {month}-{year}`; empty until airport or city and
 * the first date are known.
 */
export function suggestName(fields: NamedBy, language: Language): string {
  if (fields.startDate === null || fields.destination.trim() === '') return '';
  const { destination, startDate } = fields;
  return defaultTripName(
    { arrivalAirport: toCode(fields.arrivalAirport), destination, startDate },
    language,
  );
}

interface Circumstances {
  readonly today: CalendarDate;
  /** The placeholder of the name. */
  readonly language: Language;
  /** The destination as the traveller reads it. */
  readonly ownName: string;
}

/** What is sent for a new trip, its flights as of `today`; undefined while the form is not complete. */
export function toTripCreate(
  fields: TripFields,
  ticket: TripFromTicket,
  { today, language, ownName }: Circumstances,
): TripCreate | undefined {
  const { startDate, endDate } = fields;
  if (startDate === null || endDate === null || !isComplete(fields)) return undefined;
  return {
    name: fields.name.trim() || suggestName({ ...fields, destination: ownName }, language),
    destination: fields.destination.trim(),
    startDate,
    endDate,
    arrivalAirport: toCode(fields.arrivalAirport),
    departureAirport: toCode(fields.departureAirport),
    ...(ticket.flightDetails ? { flightDetails: { ...ticket.flightDetails, asOf: today } } : {}),
    ...(ticket.checkedBags === undefined ? {} : { checkedBags: ticket.checkedBags }),
  };
}
