import { daysBetween } from '@ooo/domain/shared/calendar-date';
import type { TicketSegment, TicketReading } from '@ooo/domain/tickets/ticket.schema';

/**
 * Index of the first segment of the return in flights that the traveller typed: after the longest stay of a night or
 * more, or the last segment if it lands at the airport that the first left. Undefined for a one-way journey.
 */
export function findReturnFrom(segments: readonly TicketSegment[]): number | undefined {
  let longest = 0;
  let returnFrom: number | undefined;
  for (const [index, segment] of segments.entries()) {
    const landed = segments[index - 1]?.arrivalDate ?? segments[index - 1]?.departureDate;
    if (!landed || !segment.departureDate) continue;
    const nights = daysBetween(landed, segment.departureDate);
    if (nights > longest) [longest, returnFrom] = [nights, index];
  }
  const isRound =
    segments.length > 1 && segments[0]?.from && segments[0].from === segments.at(-1)?.to;
  return returnFrom ?? (isRound ? segments.length - 1 : undefined);
}

function departure({ departureDate, departureTime }: TicketSegment): string {
  return `${departureDate ?? ''} ${departureTime ?? ''}`;
}

/** By departure; the given order while a flight has no date yet. */
function inTimeOrder(segments: readonly TicketSegment[]): TicketSegment[] {
  const areDated = segments.every((segment) => segment.departureDate !== undefined);
  return areDated
    ? segments.toSorted((a, b) => departure(a).localeCompare(departure(b)))
    : segments.slice();
}

/**
 * The reading with the traveller's flights in the place of those that were read, in their order:
 * dates and airports of the trip follow from them. The destination's city is kept only while its
 * airport is.
 */
export function withSegments(
  reading: TicketReading | null,
  flights: readonly TicketSegment[],
): TicketReading {
  const isSameCount = reading?.legs.length === flights.length;
  const segments = isSameCount ? flights.slice() : inTimeOrder(flights);
  const returnFrom = isSameCount ? reading.returnFrom : findReturnFrom(segments);
  const there = segments[(returnFrom ?? segments.length) - 1];
  const back = returnFrom === undefined ? undefined : segments[returnFrom];
  const keepsCity = reading?.arrivalAirport !== undefined && reading.arrivalAirport === there?.to;
  return {
    legs: segments,
    destination: keepsCity ? reading.destination : undefined,
    departureAirport: segments[0]?.from,
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
