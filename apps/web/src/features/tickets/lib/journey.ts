import { daysBetween } from '@ooo/domain/shared/calendar-date';
import type { TicketLeg, TicketReading } from '@ooo/domain/tickets/ticket.schema';

/**
 * Index of the first leg of the way back in flights that the traveller typed: after the longest
 * stay of a night or more, or at the last leg where it lands at the airport that the first left.
 * Undefined for one way.
 */
export function findReturnFrom(legs: readonly TicketLeg[]): number | undefined {
  let longest = 0;
  let returnFrom: number | undefined;
  for (const [index, leg] of legs.entries()) {
    const landed = legs[index - 1]?.arrivalDate ?? legs[index - 1]?.departureDate;
    if (!landed || !leg.departureDate) continue;
    const nights = daysBetween(landed, leg.departureDate);
    if (nights > longest) [longest, returnFrom] = [nights, index];
  }
  const isRound = legs.length > 1 && legs[0]?.from && legs[0].from === legs.at(-1)?.to;
  return returnFrom ?? (isRound ? legs.length - 1 : undefined);
}

function departure({ departureDate, departureTime }: TicketLeg): string {
  return `${departureDate ?? ''} ${departureTime ?? ''}`;
}

/** By departure; the given order while a flight has no date yet. */
function inTimeOrder(legs: readonly TicketLeg[]): TicketLeg[] {
  const areDated = legs.every((leg) => leg.departureDate !== undefined);
  return areDated
    ? legs.toSorted((a, b) => departure(a).localeCompare(departure(b)))
    : legs.slice();
}

/**
 * The reading with the traveller's flights in the place of those that were read, in their order:
 * dates and airports of the trip follow from them. The destination's city is kept only while its
 * airport is.
 */
export function withLegs(
  reading: TicketReading | null,
  flights: readonly TicketLeg[],
): TicketReading {
  const isSameCount = reading?.legs.length === flights.length;
  const legs = isSameCount ? flights.slice() : inTimeOrder(flights);
  const returnFrom = isSameCount ? reading.returnFrom : findReturnFrom(legs);
  const there = legs[(returnFrom ?? legs.length) - 1];
  const back = returnFrom === undefined ? undefined : legs[returnFrom];
  const keepsCity = reading?.arrivalAirport !== undefined && reading.arrivalAirport === there?.to;
  return {
    legs,
    destination: keepsCity ? reading.destination : undefined,
    departureAirport: legs[0]?.from,
    arrivalAirport: there?.to,
    startDate: there?.arrivalDate ?? there?.departureDate,
    endDate: back?.departureDate,
    returnFrom,
    passengers: reading?.passengers ?? [],
    warnings: reading?.warnings ?? [],
    questions: reading?.questions ?? [],
    evidence: reading?.evidence ?? [],
  };
}
