import { addDays, daysBetween } from '../shared/calendar-date.ts';
import { type Result, fail, ok } from '../shared/result.ts';
import {
  checkTripDates,
  FlightDetails,
  type FlightLeg,
  type Trip,
  type TripPatch,
} from '../trips/trip.schema.ts';
import { type CityOf, EACH_ITS_OWN } from './city-of.ts';
import { findDuplicateFlights } from './duplicate-flights.rules.ts';
import { type FlightChange, listFlightChanges } from './flight-changes.ts';
import { toAirportCode, toFlightLeg, type ZoneOf } from './flight-leg-from-ticket.ts';
import { FLIGHT_SIDES, type FlightSide, toTicketLegs, withZonesOfTrip } from './flights-of-trip.ts';
import { mergeFlights } from './merge-flights.ts';
import { hasSameNumber, toFlightNumberKey } from './same-flight.ts';
import { sideOfFlights } from './side-of-flights.ts';
import type { TicketLeg, TicketReading } from './ticket.schema.ts';

type Sides = Partial<Record<FlightSide, TicketLeg[]>>;

/** A trip with the flights of one more ticket, as what to change of it. */
export interface TicketOnTrip {
  /** For the trip's update: `flightDetails` as a whole, and of dates and airports those that follow from it. */
  readonly patch: Pick<
    TripPatch,
    'flightDetails' | 'startDate' | 'endDate' | 'departureAirport' | 'arrivalAirport'
  >;
  /** What becomes of each way of the trip. */
  readonly sides: Readonly<Record<FlightSide, 'kept' | 'added' | 'changed'>>;
  /** What the trip said differently before: the ticket counts. */
  readonly changes: readonly FlightChange[];
  /** Indices of the legs that the trip has already. */
  readonly known: readonly number[];
}

/**
 * `no-flights`: the ticket has none. `nothing-new`: the trip says all of it already. `another-journey`: the
 * flights neither lead to the trip's destination nor home. `wrong-dates`: the trip would end before it
 * starts, or last longer than a year.
 */
export type TicketOnTripRefusal = 'no-flights' | 'nothing-new' | 'another-journey' | 'wrong-dates';

/**
 * Puts the flights of a ticket onto a trip. The way there and the way back of the ticket meet those of the
 * trip; where they differ the ticket counts. The trip then starts on the day of arrival and ends on the day
 * of departure; an end that no flight holds keeps the trip's length rather than lying before its start.
 * Zones and the duration of a connection need `zoneOf`; that EWR and JFK are one city takes `cityOf`.
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
  for (const [side, legs] of splitBySide(trip, reading, cityOf)) {
    const flights = mergeFlights(toTicketLegs(before[side]), legs, cityOf);
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
    known: findDuplicateFlights([trip], reading.legs).map(({ leg }) => leg),
  });
}

function splitBySide(
  trip: Trip,
  { legs, returnFrom }: TicketReading,
  cityOf: CityOf,
): [FlightSide, TicketLeg[]][] {
  if (returnFrom === undefined) return [[sideOfFlights(trip, legs, cityOf), legs]];
  return [
    ['outbound', legs.slice(0, returnFrom)],
    ['return', legs.slice(returnFrom)],
  ];
}

function withFlights(
  trip: Trip,
  reading: TicketReading,
  merged: Sides,
  zoneOf: ZoneOf,
): FlightDetails {
  const before = trip.flightDetails ?? {};
  const allowance = reading.legs.find((leg) => leg.baggage)?.baggage;
  const details: FlightDetails = { ...before };
  for (const side of FLIGHT_SIDES) {
    const flight = toFlightLeg(merged[side] ?? [], zoneOf);
    if (flight) details[side] = { ...stillTrue(before[side], merged[side] ?? []), ...flight };
  }
  if (allowance) details.baggage = { ...before.baggage, weightLimit: allowance.slice(0, 60) };
  return details;
}

/** What was typed of a way holds on as long as it is of the same flights: seat, meal, aircraft. */
function stillTrue(before: FlightLeg | undefined, legs: readonly TicketLeg[]): FlightLeg {
  if (!before) return {};
  const known = toTicketLegs(before);
  const isSame =
    known.length > 0
      ? legs.length === known.length &&
        legs.every((leg) => known.some((other) => hasSameNumber(other, leg)))
      : !before.flightNumber || listNumbers(before.flightNumber) === joinNumbers(legs);
  const { segments: _segments, ...typed } = before;
  return isSame ? typed : {};
}

function listNumbers(written: string): string {
  return written.split('/').map(toFlightNumberKey).join('/');
}

function joinNumbers(legs: readonly TicketLeg[]): string {
  return legs.map(({ flightNumber = '' }) => toFlightNumberKey(flightNumber)).join('/');
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

/** The ends of the way there; those of the way back only where the trip does not know them. */
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
  before: FlightLeg | undefined,
  after: FlightLeg | undefined,
): 'kept' | 'added' | 'changed' {
  if (!before) return after ? 'added' : 'kept';
  const isSame =
    JSON.stringify(FlightDetails.parse({ outbound: before })) ===
    JSON.stringify({ outbound: after });
  return isSame ? 'kept' : 'changed';
}
