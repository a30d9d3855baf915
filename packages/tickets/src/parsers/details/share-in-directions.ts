import type { SegmentDraft } from '../../document.ts';
import { infer } from '../../text/infer.ts';

/**
 * The segments with what is below the last flight of a direction, or above its first, given to the other flights of
 * that direction that have none: baggage in both places, a record locator where it heads the direction.
 */
export function shareInDirections(
  segments: readonly SegmentDraft[],
  field: 'baggage' | 'pnr',
): SegmentDraft[] {
  const shared = [...segments];
  for (const at of segments.keys()) {
    const [before, segment] = [shared[at - 1], shared[at]];
    const found = before?.[field];
    if (!before || !segment || !found || segment[field] || !isConnection(before, segment)) continue;
    const isAbove = (found.line ?? Infinity) < (before.flightNumber?.line ?? 0);
    if (isAbove || found.foundBy === 'inferred') {
      shared[at] = { ...segment, [field]: infer(found) };
    }
  }
  if (field === 'pnr') return shared;
  for (const at of [...segments.keys()].reverse()) {
    const [segment, next] = [shared[at], shared[at + 1]];
    const found = next?.[field];
    if (!segment || segment[field] || !next || !found || !isConnection(segment, next)) continue;
    shared[at] = { ...segment, [field]: infer(found) };
  }
  return shared;
}

/** True where a flight goes on from where another arrives, and not back. */
function isConnection(segment: SegmentDraft, next: SegmentDraft): boolean {
  const end = segment.to?.value;
  return end !== undefined && end === next.from?.value && next.to?.value !== segment.from?.value;
}
