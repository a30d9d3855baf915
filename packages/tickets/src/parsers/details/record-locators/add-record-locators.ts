import { groupBy } from '@ooo/domain/shared/group-by';
import type { SegmentDraft } from '../../../document.ts';
import { addCarrierRecordLocators } from './carrier-record-locators.ts';
import { takeSteps } from '../steps.ts';
import { carrierOf } from '../references/carrier-of.ts';
import { shareInDirections } from '../share-in-directions.ts';
import { infer } from '../../../text/infer.ts';
import { addRouteRecordLocators } from './route-record-locators.ts';
import { addProseRecordLocators } from './prose-record-locators.ts';

/**
 * The segments with the record locators that a document names away from their flights, in the order of trust: by
 * airline, by places, behind the flight, at the head of its direction. A segment that is left takes the one of another
 * flight of its airline. What is in a flight's own lines came before (`shapes/segment-record-locators.ts`); only
 * one that is named for its airline goes before it.
 */
export const addRecordLocators = takeSteps([
  addCarrierRecordLocators,
  addRouteRecordLocators,
  addProseRecordLocators,
  (segments) => shareInDirections(segments, 'pnr'),
  shareInAirline,
]);

/** Of an airline with one record locator. */
function shareInAirline(segments: readonly SegmentDraft[]): SegmentDraft[] {
  const byCarrier = groupBy(segments, carrierOf);
  return segments.map((segment) => {
    if (segment.pnr) return segment;
    const others = byCarrier.get(carrierOf(segment)) ?? [];
    const values = new Map(others.flatMap(({ pnr }) => (pnr ? [[pnr.value, pnr] as const] : [])));
    const [only, ...more] = values.values();
    return only && more.length === 0 ? { ...segment, pnr: infer(only) } : segment;
  });
}
