import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { Found, SegmentDraft, PartialDate } from '../document.ts';
import { defined } from '@ooo/domain/shared/defined';
import { joinDrafts } from '../flights/join-drafts.ts';
import { readHint, toCalendarDate, withOrderNear, withYearNear } from '../flights/near-date.ts';
import type { Pass } from './pass.ts';
import { readPassBarcode } from './pass-barcode.ts';
import { readPassFields } from './pass-fields.ts';
import { readSemantics } from './pass-semantics.ts';

/**
 * The flights of a wallet pass: what it shows, its facts for machines and its barcode tell of the same flight.
 * None where the pass is for something else.
 */
export function toPassSegments(pass: Pass, receivedOn: CalendarDate): SegmentDraft[] {
  if (pass.purpose !== 'flight' && pass.purpose !== 'other') return [];
  const facts = readSemantics(pass.semantics);
  const hints = [toCalendarDate(facts.departureDate?.value), ...pass.hints.map(readHint)].filter(
    (date) => date !== undefined,
  );
  const shown = settleDates(readPassFields(pass), hints);
  const printed = joinDrafts(shown, facts);
  const known = toCalendarDate(printed.departureDate?.value);
  const near = known ? [known, ...hints] : hints;
  const coded = pass.barcodes.flatMap((text) => readPassBarcode(text, near, receivedOn));
  // Only a boarding pass has such a barcode, whatever the style of the pass.
  if (pass.purpose === 'other' && coded.length === 0) return [];
  const same = findSame(printed, coded);
  if (!same) return [printed, ...coded].filter(isFlight);
  return coded.map((segment) => (segment === same ? joinBarcode(segment, printed) : segment));
}

function settleDates(segment: SegmentDraft, hints: readonly CalendarDate[]): SegmentDraft {
  const { departureDate: from, arrivalDate: to } = segment;
  return {
    ...segment,
    ...(from ? { departureDate: settleDate(from, hints) } : {}),
    ...(to ? { arrivalDate: settleDate(to, hints) } : {}),
  };
}

function settleDate(date: Found<PartialDate>, hints: readonly CalendarDate[]): Found<PartialDate> {
  return { ...date, value: withYearNear(withOrderNear(date.value, hints), hints) };
}

/** The segment of the barcode that the pass shows: of a journey with a change it shows one. */
function findSame(printed: SegmentDraft, coded: readonly SegmentDraft[]): SegmentDraft | undefined {
  const [only, ...others] = coded;
  if (others.length === 0) return only;
  return (
    coded.find((segment) => segment.flightNumber?.value === printed.flightNumber?.value) ??
    coded.find(
      (segment) =>
        segment.from?.value === printed.from?.value && segment.to?.value === printed.to?.value,
    )
  );
}

/**
 * The gate reads the barcode: its day and its airports count first. Number and seat are what the traveller
 * knows: a codeshare has the other airline's number in the barcode, and a new seat is shown before it is coded.
 */
function joinBarcode(coded: SegmentDraft, printed: SegmentDraft): SegmentDraft {
  const { flightNumber, airline, seat, pnr, departureDate } = printed;
  const isWhole = coded.departureDate?.value.year !== undefined;
  const main = {
    ...coded,
    ...defined({ flightNumber, airline, seat, pnr }),
    ...(isWhole || !departureDate ? {} : { departureDate }),
  };
  return joinDrafts(main, printed);
}

/** A pass without a flight number or two places has no flight. */
function isFlight({ flightNumber, from, fromName, to, toName }: SegmentDraft): boolean {
  return flightNumber !== undefined || Boolean((from ?? fromName) && (to ?? toName));
}
