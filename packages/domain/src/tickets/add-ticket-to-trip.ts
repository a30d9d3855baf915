import { addDays, daysBetween } from '../shared/calendar-date.ts';
import { type Result, fail, ok } from '../shared/result.ts';
import {
  checkTripDates,
  FlightDetails,
  type FlightDirection,
  type Trip,
  type TripPatch,
} from '../trips/trip.schema.ts';
import { type CityOf, EACH_ITS_OWN } from './city-of.ts';
import { findDuplicateFlights } from './duplicate-flights.rules.ts';
import { type FlightChange, listFlightChanges } from './flight-changes.ts';
import { toAirportCode, toFlightDirection, type ZoneOf } from './flight-direction-from-ticket.ts';
import {
  FLIGHT_SIDES,
  type FlightSide,
  toTicketSegments,
  withZonesOfTrip,
} from './flights-of-trip.ts';
import { mergeFlights } from './merge-flights.ts';
import { hasSameNumber, toFlightNumberKey } from './same-flight.ts';
import { sideOfFlights } from './side-of-flights.ts';
import type { TicketSegment, TicketReading } from './ticket.schema.ts';

type Sides = Partial<Record<FlightSide, TicketSegment[]>>;

/** The changes that the flights of one more ticket make to a trip. */
export interface TicketOnTrip {
  /** For the trip's update: `flightDetails` as a whole, and the dates and airports that follow from it. */
  readonly patch: Pick<
    TripPatch,
    'flightDetails' | 'startDate' | 'endDate' | 'departureAirport' | 'arrivalAirport'
  >;
  /** What happens to each direction of the trip. */
  readonly sides: Readonly<Record<FlightSide, 'kept' | 'added' | 'changed'>>;
  /** Where the trip and the ticket differed; the ticket wins. */
  readonly changes: readonly FlightChange[];
  /** Indices of the segments that the trip has already. */
  readonly known: readonly number[];
}

/**
 * `no-flights`: the ticket has none. `nothing-new`: the trip has all of it already. `another-journey`: the flights
 * neither lead to the trip's destination nor home. `wrong-dates`: the trip would end before it starts, or last longer
 * than a year.
 */
export type TicketOnTripRefusal = 'no-flights' | 'nothing-new' | 'another-journey' | 'wrong-dates';

/**
 * Adds the flights of a ticket to a trip. The outbound and return flights of the ticket are merged with those of the
 * trip; where they differ, the ticket wins. The trip then starts on the day of arrival and ends on the day of
 * departure; an end without a flight moves with the start, keeping the trip's length, rather than lie before it.
 * Zones and the duration of a connection need `zoneOf`; `cityOf` is needed to know that EWR and JFK serve one city.
 */
export function addTicketToTrip(
  trip: Trip,
  reading: TicketReading,
  zoneOf: ZoneOf = () => undefined,
  cityOf: CityOf = EACH_ITS_OWN,
): Result<TicketOnTrip, TicketOnTripRefusal> {
  if (reading.legs.length === 0) return fail('no-flights');
  const before = trip.flightDetails ?? {};
  const merged: Sides = {};
  for (const [side, segments] of splitBySide(trip, reading, cityOf)) {
    const flights = mergeFlights(toTicketSegments(before[side]), segments, cityOf);
    if (!flights) return fail('another-journey');
    merged[side] = flights;
  }
  const flightDetails = FlightDetails.parse(
    withFlights(trip, reading, merged, withZonesOfTrip(trip, zoneOf)),
  );
  const dates = datesOf(trip, merged);
  if (!checkTripDates(dates)) return fail('wrong-dates');
  const patch = onlyChanged(trip, { flightDetails, ...dates, ...airportsOf(trip, merged) });
  if (Object.keys(patch).length === 0) return fail('nothing-new');
  return ok({
    patch,
    sides: {
      outbound: stateOf(before.outbound, flightDetails.outbound),
      return: stateOf(before.return, flightDetails.return),
    },
    changes: FLIGHT_SIDES.flatMap((side) => {
      const [was, is] = [before[side], flightDetails[side]];
      return was && is ? listFlightChanges(side, was, is) : [];
    }),
    known: findDuplicateFlights([trip], reading.legs).map(({ segment }) => segment),
  });
}

function splitBySide(
  trip: Trip,
  { legs: segments, returnFrom }: TicketReading,
  cityOf: CityOf,
): [FlightSide, TicketSegment[]][] {
  if (returnFrom === undefined) return [[sideOfFlights(trip, segments, cityOf), segments]];
  return [
    ['outbound', segments.slice(0, returnFrom)],
    ['return', segments.slice(returnFrom)],
  ];
}

function withFlights(
  trip: Trip,
  reading: TicketReading,
  merged: Sides,
  zoneOf: ZoneOf,
): FlightDetails {
  const before = trip.flightDetails ?? {};
  const allowance = reading.legs.find((segment) => segment.baggage)?.baggage;
  const details: FlightDetails = { ...before };
  for (const side of FLIGHT_SIDES) {
    const flight = toFlightDirection(merged[side] ?? [], zoneOf);
    if (flight) details[side] = { ...stillTrue(before[side], merged[side] ?? []), ...flight };
  }
  if (allowance) details.baggage = { ...before.baggage, weightLimit: allowance.slice(0, 60) };
  return details;
}

/** Details that were typed for a direction (seat, meal, aircraft) are kept as long as its flights are the same. */
function stillTrue(
  before: FlightDirection | undefined,
  segments: readonly TicketSegment[],
): FlightDirection {
  if (!before) return {};
  const known = toTicketSegments(before);
  const isSame =
    known.length > 0
      ? segments.length === known.length &&
        segments.every((segment) => known.some((other) => hasSameNumber(other, segment)))
      : !before.flightNumber || listNumbers(before.flightNumber) === joinNumbers(segments);
  const { segments: _segments, ...typed } = before;
  return isSame ? typed : {};
}

function listNumbers(written: string): string {
  return written.split('/').map(toFlightNumberKey).join('/');
}

function joinNumbers(segments: readonly TicketSegment[]): string {
  return segments.map(({ flightNumber = '' }) => toFlightNumberKey(flightNumber)).join('/');
}

function datesOf(trip: Trip, { outbound, return: homebound }: Sides) {
  const landed = outbound?.at(-1);
  const startDate = landed?.arrivalDate ?? landed?.departureDate;
  const endDate = homebound?.[0]?.departureDate;
  const nights = daysBetween(trip.startDate, trip.endDate);
  const start = startDate ?? trip.startDate;
  const end = endDate ?? trip.endDate;
  const { flightDetails } = trip;
  if (end >= start) return { startDate: start, endDate: end };
  if (!endDate && !flightDetails?.return) {
    return { startDate: start, endDate: addDays(start, nights) };
  }
  if (!startDate && !flightDetails?.outbound) {
    return { startDate: addDays(end, -nights), endDate: end };
  }
  return { startDate: start, endDate: end };
}

/** The airports of the outbound direction; those of the return only if the trip does not know them. */
function airportsOf(trip: Trip, { outbound, return: homebound }: Sides) {
  return {
    departureAirport:
      toAirportCode(outbound?.[0]?.from) ??
      trip.departureAirport ??
      toAirportCode(homebound?.at(-1)?.to) ??
      null,
    arrivalAirport:
      toAirportCode(outbound?.at(-1)?.to) ??
      trip.arrivalAirport ??
      toAirportCode(homebound?.[0]?.from) ??
      null,
  };
}

function onlyChanged(trip: Trip, patch: Required<TicketOnTrip['patch']>): TicketOnTrip['patch'] {
  const { flightDetails, ...plain } = patch;
  const isSame =
    JSON.stringify(FlightDetails.parse(trip.flightDetails ?? {})) === JSON.stringify(flightDetails);
  return {
    ...(!isSame && { flightDetails }),
    ...(plain.startDate !== trip.startDate && { startDate: plain.startDate }),
    ...(plain.endDate !== trip.endDate && { endDate: plain.endDate }),
    ...(plain.departureAirport !== trip.departureAirport && {
      departureAirport: plain.departureAirport,
    }),
    ...(plain.arrivalAirport !== trip.arrivalAirport && { arrivalAirport: plain.arrivalAirport }),
  };
}

function stateOf(
  before: FlightDirection | undefined,
  after: FlightDirection | undefined,
): 'kept' | 'added' | 'changed' {
  if (!before) return after ? 'added' : 'kept';
  const isSame =
    JSON.stringify(FlightDetails.parse({ outbound: before })) ===
    JSON.stringify({ outbound: after });
  return isSame ? 'kept' : 'changed';
}
