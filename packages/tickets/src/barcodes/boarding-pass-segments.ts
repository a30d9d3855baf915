import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Found, SegmentDraft } from '../document.ts';
import { readPassBarcode } from '../structured/pass-barcode.ts';

/** A boarding pass in a barcode. */
export interface BoardingPass {
  readonly text: string;
  readonly segments: readonly SegmentDraft[];
}

const PRINTABLE = /^[ -~]+$/u;

/**
 * The boarding passes among the texts of barcodes, their segments as data of the document that they are on.
 * Another text, such as the address of a web page or one with control characters, is none.
 */
export function toBoardingPasses(
  texts: readonly string[],
  receivedOn: CalendarDate,
): BoardingPass[] {
  return [...new Set(texts.map((text) => text.trimEnd()))]
    .filter((text) => PRINTABLE.test(text))
    .map((text) => ({ text, segments: readPassBarcode(text, [], receivedOn).map(toData) }))
    .filter(({ segments }) => segments.length > 0);
}

/** The same segment as data; where its snippets are in the document is found out later. */
function toData(segment: SegmentDraft): SegmentDraft {
  return Object.fromEntries(
    Object.entries(segment).map(([field, { value, snippet }]: [string, Found<unknown>]) => [
      field,
      { value, snippet, foundBy: 'structured' },
    ]),
  );
}
