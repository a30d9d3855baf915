import type { SegmentDraft } from '../document.ts';
import { type DateOrder, ORDERS, inOrder } from './date-order.ts';
import { type Notes, ask, toDayChoice, warn } from './question.ts';
import { type SettledDate, type YearContext, settleYear } from './settle-year.ts';

/** Says which year is taken, once for all segments, and asks where others are as likely. */
export function noteYear(
  notes: Notes,
  segment: number,
  settled: SettledDate,
  assumed: boolean,
): void {
  const { date, basis, others } = settled;
  if ((basis === 'received' || basis === 'today') && !assumed) {
    const [year, after] = [date.slice(0, 4), basis === 'today' ? 'today' : 'receipt'] as const;
    warn(notes, 'YEAR_ASSUMED', (say) => say.yearAssumed(year, after), segment);
  }
  if (others.length === 0) return;
  ask(notes, segment, 'departureDate', (say) => say.whichYear, [date, ...others].map(toDayChoice));
}

/** `10/11` that nothing settles: both dates are asked for. */
export function noteOrder(
  notes: Notes,
  segment: number,
  draft: SegmentDraft,
  taken: DateOrder,
  base: YearContext,
): void {
  const printed = draft.departureDate;
  if (!printed?.value.ambiguous) return;
  const orders = [taken, ...ORDERS.filter((order) => order !== taken)];
  const dates = orders
    .map((order) => settleYear(inOrder(printed.value, order), base)?.date)
    .filter((date) => date !== undefined);
  const { snippet } = printed;
  ask(notes, segment, 'departureDate', (say) => say.whichDay(snippet), dates.map(toDayChoice));
}
