import type { LegDraft } from '../../../document.ts';

/** The airline of a leg by the two signs before its number, `KE`; undefined where the number is not known. */
export function carrierOf({ flightNumber }: LegDraft): string | undefined {
  return flightNumber?.value.slice(0, 2);
}
