import type { LegDraft, TravelDocument } from '../../document.ts';
import { withoutNames } from '../../flights/join-drafts.ts';
import { isSameFlight } from '../../flights/dedupe-legs.ts';
import { hasFrom, hasTo } from '../../flights/known-ends.ts';
import { readByShapes } from '../shapes/read-by-shapes.ts';
import type { LayoutReading } from './layout.ts';
import { LAYOUTS } from './registry.ts';

/** Below this a layout is not sure enough of the document to go before the shapes. */
const SURE = 0.5;

/** What the layout reads that recognises a document best and finds a flight; undefined where none does. */
export function readByLayout(document: TravelDocument): LayoutReading | undefined {
  const ranked = LAYOUTS.map((layout) => ({ layout, score: layout.recognises(document) }))
    .filter(({ score }) => score >= SURE)
    .sort((a, b) => b.score - a.score);
  for (const { layout } of ranked) {
    const reading = layout.parse(document);
    const legs = reading.legs.filter(isFlight);
    if (legs.length > 0) return { ...reading, legs: fillGaps(legs, readByShapes(document)) };
  }
  return undefined;
}

/** What a layout leaves out, as where a picture spoils a label, shapes may have found. */
function fillGaps(legs: readonly LegDraft[], others: readonly LegDraft[]): LegDraft[] {
  return legs.map((leg) => {
    const same = others.filter((other) => isSameFlight(leg, other));
    const [other] = same;
    if (!other || same.length > 1) return leg;
    return { ...withoutNames(other, leg), ...leg };
  });
}

/** A flight has a number and two ends. */
function isFlight(leg: LegDraft): boolean {
  return leg.flightNumber !== undefined && hasFrom(leg) && hasTo(leg);
}
