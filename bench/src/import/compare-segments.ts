import type { TicketSegment } from '@ooo/domain/tickets/ticket.schema';

/** How well the segments that were read agree with the expected ones. */
export interface Comparison {
  readonly legsRight: number;
  /** Segments beyond the expected number. */
  readonly extraLegs: number;
  /** For each wrong segment the fields that differ from the segment read in its stead, `field: read ≠ expected`. */
  readonly differences: readonly string[];
}

/** A segment is right when every field of the expected segment matches; each segment that was read counts once. */
export function compareSegments(
  expected: readonly Partial<TicketSegment>[],
  read: readonly TicketSegment[],
): Comparison {
  const left = [...read];
  const wrong = expected.filter((segment) => {
    const match = left.findIndex((other) => differingFields(segment, other).length === 0);
    if (match >= 0) left.splice(match, 1);
    return match < 0;
  });
  return {
    legsRight: expected.length - wrong.length,
    extraLegs: Math.max(0, read.length - expected.length),
    differences: wrong.flatMap((segment, index) => {
      const instead = left[index];
      return instead
        ? differingFields(segment, instead)
        : [`no segment for ${segment.flightNumber ?? '?'}`];
    }),
  };
}

function differingFields(expected: Partial<TicketSegment>, read: TicketSegment): string[] {
  return Object.entries(expected)
    .filter(([field, value]) => read[field as keyof TicketSegment] !== value)
    .map(([field, value]) => `${field}: ${read[field as keyof TicketSegment] ?? '–'} ≠ ${value}`);
}
