import type { SegmentDraft, TravelDocument } from '../../document.ts';
import { withoutNames } from '../../flights/join-drafts.ts';
import { isSameFlight } from '../../flights/dedupe-segments.ts';
import { hasFrom, hasTo } from '../../flights/known-ends.ts';
import { readByShapes } from '../shapes/read-by-shapes.ts';
import { joinPrinted } from './join-printed.ts';
import type { LayoutReading } from './layout.ts';
import { LAYOUTS } from './registry.ts';

/** Below this a layout is not sure enough of the document to go before the shapes. */
const SURE = 0.5;

/** The result of the layout that recognises a document best and finds a flight; undefined if none does. */
export function readByLayout(document: TravelDocument): LayoutReading | undefined {
  const ranked = LAYOUTS.map((layout) => ({ layout, score: layout.recognises(document) }))
    .filter(({ score }) => score >= SURE)
    .sort((a, b) => b.score - a.score);
  for (const { layout } of ranked) {
    const reading = layout.parse(document);
    const segments = reading.segments.filter(isFlight);
    if (segments.length === 0) continue;
    const rest = layout.besides?.(document);
    return {
      ...reading,
      segments: rest ? joinPrinted(segments, rest) : fillGaps(segments, readByShapes(document)),
    };
  }
  return undefined;
}

/** Shapes may have found what a layout misses, such as a label that a picture spoils. */
function fillGaps(
  segments: readonly SegmentDraft[],
  others: readonly SegmentDraft[],
): SegmentDraft[] {
  return segments.map((segment) => {
    const same = others.filter((other) => isSameFlight(segment, other));
    const [other] = same;
    if (!other || same.length > 1) return segment;
    return { ...withoutNames(other, segment), ...segment };
  });
}

/** A flight has a number and two ends. */
function isFlight(segment: SegmentDraft): boolean {
  return segment.flightNumber !== undefined && hasFrom(segment) && hasTo(segment);
}
