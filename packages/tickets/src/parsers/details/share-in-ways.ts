import type { LegDraft } from '../../document.ts';
import { infer } from '../../text/infer.ts';

/**
 * The legs with what stands below the last flight of a way, or above its first, given to the other flights of that way
 * that have none: baggage in both places, a locator where it heads the way.
 */
export function shareInWays(legs: readonly LegDraft[], field: 'baggage' | 'pnr'): LegDraft[] {
  const shared = [...legs];
  for (const at of legs.keys()) {
    const [before, leg] = [shared[at - 1], shared[at]];
    const found = before?.[field];
    if (!before || !leg || !found || leg[field] || !isConnection(before, leg)) continue;
    const isAbove = (found.line ?? Infinity) < (before.flightNumber?.line ?? 0);
    if (isAbove || found.foundBy === 'inferred') {
      shared[at] = { ...leg, [field]: infer(found) };
    }
  }
  if (field === 'pnr') return shared;
  for (const at of [...legs.keys()].reverse()) {
    const [leg, next] = [shared[at], shared[at + 1]];
    const found = next?.[field];
    if (!leg || leg[field] || !next || !found || !isConnection(leg, next)) continue;
    shared[at] = { ...leg, [field]: infer(found) };
  }
  return shared;
}

/** True where a flight goes on from where another arrives, and not back. */
function isConnection(leg: LegDraft, next: LegDraft): boolean {
  const end = leg.to?.value;
  return end !== undefined && end === next.from?.value && next.to?.value !== leg.from?.value;
}
