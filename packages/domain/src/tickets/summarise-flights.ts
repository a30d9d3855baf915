import { type CalendarDate, daysBetween } from '../shared/calendar-date.ts';
import { defined } from '../shared/defined.ts';
import { checkedBagsOf } from './checked-bags.ts';
import { type CityOf, EACH_ITS_OWN, isSameCity } from './city-of.ts';
import type { TicketReading, TicketSegment } from './ticket.schema.ts';

/** Where flights go, by airports in place of their cities. */
export type FlightsRoute =
  | { readonly kind: 'one-way' | 'return'; readonly from: string; readonly to: string }
  /** There and back, but back from another city, to another one, or both. */
  | {
      readonly kind: 'open-jaw';
      readonly from: string;
      readonly to: string;
      readonly backFrom?: string;
      readonly backTo?: string;
    }
  /** Every city with a stay, in order; the way home is not among them where it ends where it began. */
  | {
      readonly kind: 'several';
      readonly from: string;
      readonly stops: readonly string[];
      readonly isRound: boolean;
    };

/** The summary of a reading; open values are absent. */
export interface FlightsSummary {
  readonly route?: FlightsRoute;
  /** The day on which the first flight leaves. */
  readonly startDate?: CalendarDate;
  /** The day on which the last stay ends; absent for a one-way journey. */
  readonly endDate?: CalendarDate;
  readonly people?: number;
  readonly bags?: number;
}

/** The country of an airport, as far as it is known. */
export type CountryOf = (airport: string) => string | undefined;

/** Flights between two stays. */
interface Hop {
  readonly first: TicketSegment;
  readonly last: TicketSegment;
}

/** The flights of a reading as facts of one sentence. */
export function summariseFlights(
  reading: Pick<TicketReading, 'legs' | 'returnFrom' | 'passengers'>,
  cityOf: CityOf = EACH_ITS_OWN,
  countryOf: CountryOf = () => undefined,
): FlightsSummary {
  const { legs: segments, passengers } = reading;
  const hops = toHops(reading, cityOf);
  const [there, back] = [hops[0], hops.length > 1 ? hops.at(-1) : undefined];
  const bags = checkedBagsOf(segments.find(({ baggage }) => baggage)?.baggage);
  return defined({
    route: toRoute(hops, cityOf, countryOf),
    startDate: there && leavesOn(there.first),
    endDate: back && leavesOn(back.first),
    people: passengers.length || undefined,
    bags: bags || undefined,
  });
}

function leavesOn({ departureDate, arrivalDate }: TicketSegment): CalendarDate | undefined {
  return departureDate ?? arrivalDate;
}

function toHops(
  { legs: segments, returnFrom }: Pick<TicketReading, 'legs' | 'returnFrom'>,
  cityOf: CityOf,
): Hop[] {
  const hops: Hop[] = [];
  for (const [index, segment] of segments.entries()) {
    const hop = hops.at(-1);
    const begins = !hop || index === returnFrom || isStay(hop.last, segment, cityOf);
    if (begins) hops.push({ first: segment, last: segment });
    else hops[hops.length - 1] = { first: hop.first, last: segment };
  }
  return hops;
}

/** More than a day on the ground, or the way to another city; the field calls less a connection. */
function isStay(landed: TicketSegment, leaves: TicketSegment, cityOf: CityOf): boolean {
  if (landed.to && leaves.from && !isSameCity(landed.to, leaves.from, cityOf)) return true;
  const arrival = landed.arrivalDate ?? landed.departureDate;
  if (!arrival || !leaves.departureDate) return false;
  const days = daysBetween(arrival, leaves.departureDate);
  const [at, until] = [landed.arrivalTime, leaves.departureTime];
  return days > 1 || (days === 1 && at !== undefined && until !== undefined && until > at);
}

function toRoute(
  hops: readonly Hop[],
  cityOf: CityOf,
  countryOf: CountryOf,
): FlightsRoute | undefined {
  const [there, back] = hops;
  const from = there?.first.from;
  const to = there?.last.to;
  if (!from || !to) return undefined;
  if (!back) return { kind: 'one-way', from, to };
  const [backFrom, backTo] = [back.first.from, back.last.to];
  if (hops.length === 2 && backFrom && backTo) {
    const isHome =
      isSameCity(backTo, from, cityOf) ||
      (countryOf(backTo) === countryOf(from) && countryOf(backTo) !== countryOf(backFrom));
    if (isHome) {
      const apart = defined({
        backFrom: isSameCity(backFrom, to, cityOf) ? undefined : backFrom,
        backTo: isSameCity(backTo, from, cityOf) ? undefined : backTo,
      });
      const isClosed = Object.keys(apart).length === 0;
      return isClosed ? { kind: 'return', from, to } : { kind: 'open-jaw', from, to, ...apart };
    }
  }
  return toManyStops(from, hops, cityOf);
}

function toManyStops(from: string, hops: readonly Hop[], cityOf: CityOf): FlightsRoute | undefined {
  const airports = hops.flatMap(({ first, last }) => [first.from, last.to]);
  const cities: string[] = [];
  for (const airport of airports) {
    if (!airport) return undefined;
    if (!isSameCity(cities.at(-1), airport, cityOf)) cities.push(airport);
  }
  const isRound = isSameCity(cities.at(-1), from, cityOf);
  return { kind: 'several', from, stops: cities.slice(1, isRound ? -1 : undefined), isRound };
}
