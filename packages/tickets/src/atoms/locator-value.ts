import { NOT_A_LOCATOR } from './locator-words.ts';
import type { Span } from '../text/span.ts';

/** A word that another follows, as of the next heading, `FECHA DE EMISION`, is none. */
const VALUE =
  /^(?:[A-Z\d]{2}(?:[/*]|\s-\s))?([A-Z\d]{5,8})(?![\p{L}\d]|-[A-Z\d]|\s(?:DEL?|DU|DI|OF)\s(?!LA\s)\p{L})/u;
const DUAL = /^\d{4}-\d{4}\s{0,2}\(([A-Z\d]{6})\)/u;
/** The system that a locator is of, before it: `AMADEUS: 6TZQ8W`. */
const SYSTEM =
  /^[\s*:：#]{0,8}(?:amadeus|galileo|sabre|worldspan|airline|fluggesellschaft|aerol[ií]nea|compagnie|항공사)\s?[:：]\s?/iu;
/** What has the shape of a locator, whatever stands around it. */
const SHAPE = /(?<![\p{L}\d])(?:(?=[A-Z]{0,7}\d)[A-Z\d]{5,8}|[A-Z]{5,8})(?![\p{L}\d])/u;

export interface PrintedLocator extends Span {
  readonly value: string;
  readonly line: number;
}

/** A locator at the start of a label's value: `** ABC123 **`, `DL/123456`, `DL - 123456`, `1234-5678 (ABC123)`. */
export function readLocator(text: string): string | undefined {
  const value = text.replace(SYSTEM, '').replace(/^[\s*:：#]+/u, '');
  const locator = DUAL.exec(value)?.[1] ?? VALUE.exec(value)?.[1];
  return locator && !NOT_A_LOCATOR.test(locator) ? locator : undefined;
}

/** True for a line in which a locator may stand: quicker than to look for its label. */
export function mayHoldLocator(line: string): boolean {
  return SHAPE.test(line);
}
