import { AirportCode } from '../airports/airport.schema.ts';
import { formatArrivalTime } from '../flight-window/arrival-time.ts';
import { daysBetween } from '../shared/calendar-date.ts';
import { formatDuration } from '../shared/duration.ts';
import { minutesBetweenZoned } from '../shared/zoned.ts';
import type { FlightDetails, FlightLeg, FlightSegment, TripCreate } from '../trips/trip.schema.ts';
import type { TicketLeg, TicketReading } from './ticket.schema.ts';

/** The fields of a new trip that a ticket settles; what it leaves open is absent. */
export type TripFromTicket = Partial<
  Pick<
    TripCreate,
    | 'destination'
    | 'startDate'
    | 'endDate'
    | 'departureAirport'
    | 'arrivalAirport'
    | 'flightDetails'
    | 'checkedBags'
  >
>;

/** The IANA zone of an airport, undefined where it is unknown. */
export type ZoneOf = (airport: string) => string | undefined;

/**
 * A trip's fields from what a ticket says. A one-way ticket gives no end; legs that lack their flight number,
 * airports or date give no segment, but the leg's times still count. Zones and the duration of a connection
 * need `zoneOf`.
 */
export function tripFromTicket(
  reading: TicketReading,
  zoneOf: ZoneOf = () => undefined,
): TripFromTicket {
  const split = reading.returnFrom ?? reading.legs.length;
  const outbound = toFlightLeg(reading.legs.slice(0, split), zoneOf);
  const homebound = toFlightLeg(reading.legs.slice(split), zoneOf);
  const allowance = reading.legs.find((leg) => leg.baggage)?.baggage;
  const flightDetails: FlightDetails = {
    ...(outbound && { outbound }),
    ...(homebound && { return: homebound }),
    ...(allowance && { baggage: { weightLimit: allowance.slice(0, 60) } }),
  };
  return defined({
    destination: reading.destination,
    startDate: reading.startDate,
    endDate: reading.endDate,
    departureAirport: airport(reading.departureAirport),
    arrivalAirport: airport(reading.arrivalAirport),
    flightDetails: Object.keys(flightDetails).length > 0 ? flightDetails : undefined,
    checkedBags: checkedPieces(allowance),
  });
}

/** `2PC` and `2 pieces` are two bags; a weight alone does not say how many. Above 3 counts as 3. */
function checkedPieces(allowance: string | undefined): number | undefined {
  const pieces = /(\d+)\s*(?:pc|piece|bag)/i.exec(allowance ?? '');
  return pieces ? Math.min(3, Number(pieces[1])) : undefined;
}

function toFlightLeg(legs: readonly TicketLeg[], zoneOf: ZoneOf): FlightLeg | undefined {
  const [first] = legs;
  const last = legs.at(-1);
  if (!first || !last) return undefined;
  const daysLater =
    first.departureDate && last.arrivalDate
      ? daysBetween(first.departureDate, last.arrivalDate)
      : 0;
  const segments = legs.flatMap((leg) => toSegment(leg, zoneOf));
  return defined({
    flightNumber: joined(legs, 'flightNumber', ' / ', 60),
    aircraft: joined(legs, 'aircraft', ' / ', 100),
    duration: legs.length === 1 ? first.duration?.slice(0, 20) : wholeDuration(first, last, zoneOf),
    departureTime: first.departureTime,
    arrivalTime: last.arrivalTime && formatArrivalTime(last.arrivalTime, daysLater),
    seatNumber: joined(legs, 'seat', ', ', 60),
    mealService: joined(legs, 'meal', ', ', 100),
    segments: segments.length === legs.length ? segments : undefined,
  });
}

function toSegment(leg: TicketLeg, zoneOf: ZoneOf): FlightSegment[] {
  const [from, to] = [airport(leg.from), airport(leg.to)];
  const { flightNumber, departureDate } = leg;
  if (!from || !to || !departureDate || !flightNumber || flightNumber.length > 10) return [];
  const optional = defined({
    airline: leg.airline?.slice(0, 100),
    operatedBy: leg.operatedBy?.slice(0, 100),
    departureTime: leg.departureTime,
    departureZone: zoneOf(from),
    arrivalDate: leg.arrivalDate,
    arrivalTime: leg.arrivalTime,
    arrivalZone: zoneOf(to),
    duration: leg.duration?.slice(0, 20),
    aircraft: leg.aircraft?.slice(0, 100),
    seat: leg.seat?.slice(0, 60),
    meal: leg.meal?.slice(0, 100),
    baggage: leg.baggage?.slice(0, 100),
    pnr: leg.pnr?.slice(0, 20),
  });
  return [{ flightNumber, from, to, departureDate, ...optional }];
}

function wholeDuration(first: TicketLeg, last: TicketLeg, zoneOf: ZoneOf): string | undefined {
  const [fromZone, toZone] = [zoneOf(first.from ?? ''), zoneOf(last.to ?? '')];
  const { departureDate, departureTime } = first;
  const { arrivalDate, arrivalTime } = last;
  if (!fromZone || !toZone || !departureDate || !departureTime || !arrivalDate || !arrivalTime) {
    return undefined;
  }
  const minutes = minutesBetweenZoned(
    { date: departureDate, time: departureTime, zone: fromZone },
    { date: arrivalDate, time: arrivalTime, zone: toZone },
  );
  return minutes > 0 ? formatDuration(minutes) : undefined;
}

function airport(code: string | undefined): string | undefined {
  const parsed = AirportCode.safeParse(code);
  return parsed.success ? parsed.data : undefined;
}

/** What the legs say of a field, each wording once; cut to the length that a trip keeps. */
function joined(
  legs: readonly TicketLeg[],
  field: 'flightNumber' | 'aircraft' | 'seat' | 'meal',
  separator: string,
  maxLength: number,
): string | undefined {
  const said = new Set(legs.flatMap((leg) => leg[field] ?? []));
  return said.size > 0 ? [...said].join(separator).slice(0, maxLength) : undefined;
}

type Defined<Fields> = { [Key in keyof Fields]?: Exclude<Fields[Key], undefined> };

/** The fields that have a value. The cast is safe: every undefined value is left out. */
function defined<Fields extends object>(fields: Fields): Defined<Fields> {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  return Object.fromEntries(entries) as Defined<Fields>;
}
