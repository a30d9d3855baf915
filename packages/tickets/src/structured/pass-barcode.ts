import { addDays, type CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { LegDraft } from '../document.ts';
import { boardingPassData } from '../parsers/layouts/boarding-pass-data.ts';
import { NEAR_DAYS, withYearNear } from '../flights/near-date.ts';

/**
 * The legs in a boarding pass's barcode. It has the day of the year alone: `near` are dates of the flight as
 * the rest of the pass knows them, `receivedOn` stands in where it knows none.
 */
export function readPassBarcode(
  text: string,
  near: readonly CalendarDate[],
  receivedOn: CalendarDate,
): LegDraft[] {
  const [known] = near;
  const from = known ? addDays(known, -NEAR_DAYS) : receivedOn;
  const { legs, facts } = boardingPassData.parse({
    kind: 'pass',
    text,
    lines: [text],
    structured: [],
    notices: [],
    receivedOn: from,
    receivedOnKnown: true,
  });
  const passenger = facts?.passengers?.[0];
  return legs.map((leg) => Object.assign({}, leg, passenger && { passenger }, nearDate(leg, near)));
}

function nearDate({ departureDate }: LegDraft, near: readonly CalendarDate[]): Partial<LegDraft> {
  if (!departureDate) return {};
  return { departureDate: { ...departureDate, value: withYearNear(departureDate.value, near) } };
}
