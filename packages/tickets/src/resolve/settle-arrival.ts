import type { CalendarDate } from '@ooo/domain/shared/calendar-date';
import type { PartialDate } from '../document.ts';
import { findArrivalDay } from './arrival-day.ts';
import { type Choice, type Notes, ask, toDayChoice } from './question.ts';
import type { ResolvedSegment } from './resolved-segment.ts';
import { type YearContext, settleYear } from './settle-year.ts';

/**
 * The segment with its day of departure, its times and its day of arrival, which is asked where another one may be it.
 */
export function withDates(
  segment: ResolvedSegment,
  departureDate: CalendarDate | undefined,
  base: YearContext,
  index: number,
  notes: Notes,
): ResolvedSegment {
  const { draft, from, to } = segment;
  const departureTime = draft.departureTime?.value;
  const arrivalTime = draft.arrivalTime?.value;
  const printed = draft.arrivalDate?.value;
  const times = { departureTime, arrivalTime };
  if (!departureDate) return { ...segment, ...times };
  const arrival = findArrivalDay({
    departureDate,
    ...times,
    from,
    to,
    printedDate: printed && settleYear(printed, { ...base, near: departureDate })?.date,
    dayShift: draft.dayShift?.value,
    durationMin: draft.durationMin?.value,
    weekday: draft.departureDate?.value.weekday,
  });
  if (arrival?.doubt) {
    ask(notes, index, 'arrivalDate', (say) => say.whichArrivalDay, [
      toDayChoice(arrival.date),
      toDayChoice(arrival.doubt),
      ...printedOther(printed, departureDate, base, arrival.date),
    ]);
  }
  return {
    ...segment,
    ...times,
    departureDate,
    arrivalDate: arrival?.date,
    arrivalBasis: arrival?.basis,
    refusedArrival: arrival?.refused,
  };
}

/** The printed date of arrival, where it was not taken because it lies before the departure. */
function printedOther(
  printed: PartialDate | undefined,
  near: CalendarDate,
  base: YearContext,
  taken: CalendarDate,
): Choice[] {
  const date = printed && settleYear(printed, { ...base, near })?.date;
  return date && date !== taken ? [{ value: date, label: (say) => say.dayAsPrinted(date) }] : [];
}
