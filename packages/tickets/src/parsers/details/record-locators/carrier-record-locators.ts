import type { SegmentDraft } from '../../../document.ts';
import { airlineCodeByName } from '../../../atoms/airline.ts';
import { findRecordLocator } from '../../../atoms/record-locator.ts';
import { carrierOf } from '../references/carrier-of.ts';
import { readListedRecordLocators } from './listed-record-locators.ts';
import { readNamedRecordLocators } from './named-record-locators.ts';

const MOST_LINES = 400;

/**
 * The segments with the record locator of their own airline, where a document names several: `아시아나 예약번호는 9RBK4M,
 * 국내선(CA) 예약번호는 NFD0X7`, `AIRLINE REF  KQ TV6WQK  SA 6ZBHNR`. One that is named for all stays. That of an airline
 * under whose number none of the flights goes is of those that it operates.
 */
export function addCarrierRecordLocators(
  segments: readonly SegmentDraft[],
  lines: readonly string[],
): SegmentDraft[] {
  const shown = lines.slice(0, MOST_LINES);
  const listed = readListedRecordLocators(shown);
  const recordLocators = new Map([...readNamedRecordLocators(shown), ...listed]);
  const carriers = new Set(segments.flatMap((segment) => carrierOf(segment) ?? []));
  const values = new Set([...recordLocators.values()].map(({ value }) => value));
  const isSure = carriers.size > 1 && values.size > 1;
  if (values.size === 0) return [...segments];
  const first = findRecordLocator(shown)?.value;
  const areSeveral = values.size > 1 || (first !== undefined && !values.has(first));
  return segments.map((segment) => {
    const carrier = carrierOf(segment) ?? '';
    const own = areSeveral ? recordLocators.get(carrier) : listed.get(carrier);
    const operator = airlineCodeByName(segment.operatedBy?.value ?? '');
    const isOthers = operator !== undefined && !carriers.has(operator);
    const operators = isOthers && areSeveral ? recordLocators.get(operator) : undefined;
    const pnr = isSure || !segment.pnr ? (operators ?? own) : undefined;
    return pnr ? { ...segment, pnr } : segment;
  });
}
