import { parseArrivalTime } from '../flight-window/arrival-time.ts';
import { defined } from '../shared/defined.ts';
import type { FlightDirection } from '../trips/trip.schema.ts';
import type { FlightSide } from './flights-of-trip.ts';

const FIELDS = [
  'flightNumber',
  'from',
  'to',
  'departureDate',
  'departureTime',
  'arrivalDate',
  'arrivalTime',
] as const;

/** What differs in one direction of the trip: dates `yyyy-MM-dd`, times `HH:mm`, airports as IATA codes. */
export interface FlightChange {
  readonly side: FlightSide;
  readonly field: (typeof FIELDS)[number];
  readonly before: string;
  readonly after: string;
}

/** The values of one direction that have changed. A value that only one of the two has is not a change. */
export function listFlightChanges(
  side: FlightSide,
  before: FlightDirection,
  after: FlightDirection,
): FlightChange[] {
  const [was, is] = [summarise(before), summarise(after)];
  return FIELDS.flatMap((field) => {
    const [old, now] = [was[field], is[field]];
    return old && now && old !== now ? [{ side, field, before: old, after: now }] : [];
  });
}

/** A direction as a whole: where and when it begins and ends. */
function summarise(flight: FlightDirection): Partial<Record<(typeof FIELDS)[number], string>> {
  const [first, last] = [flight.segments?.[0], flight.segments?.at(-1)];
  return defined({
    flightNumber: flight.flightNumber,
    from: first?.from,
    to: last?.to,
    departureDate: first?.departureDate,
    departureTime: flight.departureTime,
    arrivalDate: last?.arrivalDate,
    arrivalTime: flight.arrivalTime && parseArrivalTime(flight.arrivalTime)?.time,
  });
}
