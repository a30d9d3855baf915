import type { TicketLeg } from '@ooo/domain/tickets/ticket.schema';

/** How well the legs that were read agree with the expected ones. */
export interface Comparison {
  readonly legsRight: number;
  /** Legs beyond the expected number. */
  readonly extraLegs: number;
  /** For each wrong leg the fields that differ from the leg read in its stead, `field: read ≠ expected`. */
  readonly differences: readonly string[];
}

/** A leg is right when every field of the expected leg matches; each leg that was read counts once. */
export function compareLegs(
  expected: readonly Partial<TicketLeg>[],
  read: readonly TicketLeg[],
): Comparison {
  const left = [...read];
  const wrong = expected.filter((leg) => {
    const match = left.findIndex((other) => differingFields(leg, other).length === 0);
    if (match >= 0) left.splice(match, 1);
    return match < 0;
  });
  return {
    legsRight: expected.length - wrong.length,
    extraLegs: Math.max(0, read.length - expected.length),
    differences: wrong.flatMap((leg, index) => {
      const instead = left[index];
      return instead ? differingFields(leg, instead) : [`no leg for ${leg.flightNumber ?? '?'}`];
    }),
  };
}

function differingFields(expected: Partial<TicketLeg>, read: TicketLeg): string[] {
  return Object.entries(expected)
    .filter(([field, value]) => read[field as keyof TicketLeg] !== value)
    .map(([field, value]) => `${field}: ${read[field as keyof TicketLeg] ?? '–'} ≠ ${value}`);
}
