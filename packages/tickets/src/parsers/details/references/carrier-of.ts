import type { SegmentDraft } from '../../../document.ts';

/** The airline of a segment by the two signs before its number, `KE`; undefined where the number is not known. */
export function carrierOf({ flightNumber }: SegmentDraft): string | undefined {
  return flightNumber?.value.slice(0, 2);
}
