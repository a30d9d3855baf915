import { NOT_A_RECORD_LOCATOR } from './record-locator-words.ts';
import type { Span } from '../text/span.ts';

/** A word that is followed by another, as in the next heading `FECHA DE EMISION`, is not one. */
const VALUE =
  /^(?:[A-Z\d]{2}(?:[/*]|\s-\s))?([A-Z\d]{5,8})(?![\p{L}\d]|-[A-Z\d]|\s(?:DEL?|DU|DI|OF)\s(?!LA\s)\p{L})/u;
const DUAL = /^\d{4}-\d{4}\s{0,2}\(([A-Z\d]{6})\)/u;
/** The system that a record locator is of, before it: `AMADEUS: 6TZQ8W`. */
const SYSTEM =
  /^[\s*:：#]{0,8}(?:amadeus|galileo|sabre|worldspan|airline|fluggesellschaft|aerol[ií]nea|compagnie|항공사)\s?[:：]\s?/iu;
/** What has the shape of a record locator, whatever is around it. */
const SHAPE = /(?<![\p{L}\d])(?:(?=[A-Z]{0,7}\d)[A-Z\d]{5,8}|[A-Z]{5,8})(?![\p{L}\d])/u;

export interface PrintedRecordLocator extends Span {
  readonly value: string;
  readonly line: number;
}

/**
 * A record locator at the start of a label's value: `** ABC123 **`, `DL/123456`, `DL - 123456`, `1234-5678 (ABC123)`.
 */
export function readRecordLocator(text: string): string | undefined {
  const value = text.replace(SYSTEM, '').replace(/^[\s*:：#]+/u, '');
  const recordLocator = DUAL.exec(value)?.[1] ?? VALUE.exec(value)?.[1];
  return recordLocator && !NOT_A_RECORD_LOCATOR.test(recordLocator) ? recordLocator : undefined;
}

/** True for a line in which a record locator may be: quicker than to look for its label. */
export function mayHoldRecordLocator(line: string): boolean {
  return SHAPE.test(line);
}
