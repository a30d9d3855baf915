import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { SegmentDraft } from '../document.ts';
import { boardingPassData } from '../parsers/layouts/boarding-pass-data.ts';
import { NEAR_DAYS, withYearNear } from '../flights/near-date.ts';

/**
 * The segments in a boarding pass's barcode. It has the day of the year alone: `near` are dates of the flight as
 * the rest of the pass knows them, `receivedOn` is in where it knows none.
 */
export function readPassBarcode(
  text: string,
  near: readonly CalendarDate[],
  receivedOn: CalendarDate,
): SegmentDraft[] {
  const [known] = near;
  const from = known ? addDays(known, -NEAR_DAYS) : receivedOn;
  const { segments, facts } = boardingPassData.parse({
    kind: 'pass',
    text,
    lines: [text],
    structured: [],
    notices: [],
    receivedOn: from,
    receivedOnKnown: true,
  });
  const passenger = facts?.passengers?.[0];
  return segments.map((segment) =>
    Object.assign({}, segment, passenger && { passenger }, nearDate(segment, near)),
  );
}

function nearDate(
  { departureDate }: SegmentDraft,
  near: readonly CalendarDate[],
): Partial<SegmentDraft> {
  if (!departureDate) return {};
  return { departureDate: { ...departureDate, value: withYearNear(departureDate.value, near) } };
}
