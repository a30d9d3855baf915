import { daysBetween } from '../shared/calendar-date.ts';
import { defined } from '../shared/defined.ts';
import { type CityOf, EACH_ITS_OWN, isSameCity } from './city-of.ts';
import { hasSameNumber, hasSameRoute, isSameFlight } from './same-flight.ts';
import type { TicketSegment } from './ticket.schema.ts';

/** A longer time on the ground is a stay, not a connection. */
const MAX_CONNECTION_DAYS = 1;

/**
 * The flights of one direction after a newer ticket, which wins. A flight that both have is updated, one that
 * connects with the others joins them, and otherwise the new ones replace the old. Undefined if the new ones share
 * neither start nor end with the old: they belong to another journey. In order of departure if all have a date.
 */
export function mergeFlights(
  before: readonly TicketSegment[],
  newer: readonly TicketSegment[],
  cityOf: CityOf = EACH_ITS_OWN,
): TicketSegment[] | undefined {
  if (before.length === 0) return inOrder(newer);
  const partners = findPartners(before, newer);
  const told = newer.map((segment) => tellAnew(partners.get(segment), segment));
  const paired = new Set(partners.values());
  const others = before.filter((segment) => !paired.has(segment));
  const all = inOrder([...others, ...told]);
  if (partners.size === newer.length || isConnected(all)) return all;
  return sharesAnEnd(before, newer, cityOf) ? inOrder(told) : undefined;
}

type Match = (one: TicketSegment, other: TicketSegment) => boolean;

/** The surest first. Within one direction the same number or the same route means the same flight, on any day. */
const MATCHES: readonly Match[] = [
  (one, other) => isSameFlight(one, other) && hasSameRoute(one, other),
  isSameFlight,
  hasSameNumber,
  hasSameRoute,
];

/** For each of the newer flights the old one that it updates; none of them twice. */
function findPartners(
  before: readonly TicketSegment[],
  newer: readonly TicketSegment[],
): Map<TicketSegment, TicketSegment> {
  const partners = new Map<TicketSegment, TicketSegment>();
  const free = new Set(before);
  for (const matches of MATCHES) {
    for (const segment of newer) {
      const partner = partners.has(segment)
        ? undefined
        : [...free].find((one) => matches(one, segment));
      if (!partner) continue;
      partners.set(segment, partner);
      free.delete(partner);
    }
  }
  return partners;
}

/** What the newer ticket leaves out still holds for the same flight, but not for another on its route. */
function tellAnew(before: TicketSegment | undefined, newer: TicketSegment): TicketSegment {
  if (!before || !hasSameNumber(before, newer)) return newer;
  const { flightNumber, arrivalDate, ...rest } = before;
  const isSameDay = isSameFlight(before, newer);
  return defined({ ...rest, ...(isSameDay && { arrivalDate }), ...defined(newer), flightNumber });
}

/** By departure; in the given order if one has no date. */
function inOrder(segments: readonly TicketSegment[]): TicketSegment[] {
  const isDated = segments.every((segment) => segment.departureDate !== undefined);
  if (!isDated) return [...segments];
  return segments.toSorted((one, other) => momentOf(one).localeCompare(momentOf(other)));
}

function momentOf(segment: TicketSegment): string {
  return [segment.departureDate, segment.departureTime].join(' ');
}

/** True if each flight leaves from where the one before lands, within a day. */
export function isConnected(segments: readonly TicketSegment[]): boolean {
  return segments.slice(1).every((next, at) => {
    const landed = segments[at];
    const arrival = landed?.arrivalDate ?? landed?.departureDate;
    if (!arrival || !next.departureDate || !next.from || landed?.to !== next.from) return false;
    const days = daysBetween(arrival, next.departureDate);
    return days >= 0 && days <= MAX_CONNECTION_DAYS;
  });
}

/** Another airport of the same city is the same end: JFK and EWR. */
function sharesAnEnd(
  before: readonly TicketSegment[],
  newer: readonly TicketSegment[],
  cityOf: CityOf,
): boolean {
  const [from, to] = [newer[0]?.from, newer.at(-1)?.to];
  if (!from || !to) return true;
  return isSameCity(from, before[0]?.from, cityOf) || isSameCity(to, before.at(-1)?.to, cityOf);
}
