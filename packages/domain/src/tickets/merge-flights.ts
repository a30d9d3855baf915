import { daysBetween } from '../shared/calendar-date.ts';
import { defined } from '../shared/defined.ts';
import { type CityOf, EACH_ITS_OWN, isSameCity } from './city-of.ts';
import { hasSameNumber, hasSameRoute, isSameFlight } from './same-flight.ts';
import type { TicketLeg } from './ticket.schema.ts';

/** Longer on the ground is a stay, not a connection. */
const MAX_CONNECTION_DAYS = 1;

/**
 * The flights of one direction after a newer ticket: the new telling counts. A flight that both have is
 * told anew, one that leads up to the others or on from them joins them, and else the new ones take the
 * place of the old. Undefined where the new ones share neither start nor goal with the old: they belong to
 * another journey. In order of departure where all have a date.
 */
export function mergeFlights(
  before: readonly TicketLeg[],
  newer: readonly TicketLeg[],
  cityOf: CityOf = EACH_ITS_OWN,
): TicketLeg[] | undefined {
  if (before.length === 0) return inOrder(newer);
  const partners = findPartners(before, newer);
  const told = newer.map((leg) => tellAnew(partners.get(leg), leg));
  const paired = new Set(partners.values());
  const others = before.filter((leg) => !paired.has(leg));
  const all = inOrder([...others, ...told]);
  if (partners.size === newer.length || isConnected(all)) return all;
  return sharesAnEnd(before, newer, cityOf) ? inOrder(told) : undefined;
}

type Match = (one: TicketLeg, other: TicketLeg) => boolean;

/** From the surest on. Within one direction the same number or the same route is the same flight, on whatever day. */
const MATCHES: readonly Match[] = [
  (one, other) => isSameFlight(one, other) && hasSameRoute(one, other),
  isSameFlight,
  hasSameNumber,
  hasSameRoute,
];

/** For each of the newer flights the one that it tells anew; none of them twice. */
function findPartners(
  before: readonly TicketLeg[],
  newer: readonly TicketLeg[],
): Map<TicketLeg, TicketLeg> {
  const partners = new Map<TicketLeg, TicketLeg>();
  const free = new Set(before);
  for (const matches of MATCHES) {
    for (const leg of newer) {
      const partner = partners.has(leg) ? undefined : [...free].find((one) => matches(one, leg));
      if (!partner) continue;
      partners.set(leg, partner);
      free.delete(partner);
    }
  }
  return partners;
}

/** What the newer ticket leaves out still holds for the same flight, but not for another on its route. */
function tellAnew(before: TicketLeg | undefined, newer: TicketLeg): TicketLeg {
  if (!before || !hasSameNumber(before, newer)) return newer;
  const { flightNumber, arrivalDate, ...rest } = before;
  const isSameDay = isSameFlight(before, newer);
  return defined({ ...rest, ...(isSameDay && { arrivalDate }), ...defined(newer), flightNumber });
}

/** By departure; as they are where one has no date. */
function inOrder(legs: readonly TicketLeg[]): TicketLeg[] {
  const isDated = legs.every((leg) => leg.departureDate !== undefined);
  if (!isDated) return [...legs];
  return legs.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
}

function momentOf(leg: TicketLeg): string {
  return [leg.departureDate, leg.departureTime].join(' ');
}

/** True where each flight leaves from where the one before lands, within a day. */
export function isConnected(legs: readonly TicketLeg[]): boolean {
  return legs.slice(1).every((next, at) => {
    const landed = legs[at];
    const arrival = landed?.arrivalDate ?? landed?.departureDate;
    if (!arrival || !next.departureDate || !next.from || landed?.to !== next.from) return false;
    const days = daysBetween(arrival, next.departureDate);
    return days >= 0 && days <= MAX_CONNECTION_DAYS;
  });
}

/** Another airport of the same city is the same end: JFK and EWR. */
function sharesAnEnd(
  before: readonly TicketLeg[],
  newer: readonly TicketLeg[],
  cityOf: CityOf,
): boolean {
  const [from, to] = [newer[0]?.from, newer.at(-1)?.to];
  if (!from || !to) return true;
  return isSameCity(from, before[0]?.from, cityOf) || isSameCity(to, before.at(-1)?.to, cityOf);
}
