import { daysBetween } from '@ooo/domain/shared/calendar-date';
import type { SegmentDraft } from '../document.ts';
import { readLocalDate } from '../structured/local-time.ts';
import { infer } from '../text/infer.ts';
import { findDepartureDay } from './departure-day.ts';
import type { ResolvedSegment } from './resolved-segment.ts';
import { type SettledDate, type YearContext, settleYear } from './settle-year.ts';

/** Days between the printed ends of a flight, over the date line too. */
const MOST_DAYS = 2;

/**
 * True for a day of departure that is with the flight before and lies days before its own flight's arrival: the own
 * one was not read.
 */
function isOfPrevious(
  { departureDate, arrivalDate }: SegmentDraft,
  previous: ResolvedSegment | undefined,
  base: YearContext,
): boolean {
  const line = departureDate?.line;
  if (!previous || !departureDate || line === undefined) return false;
  if (!arrivalDate || arrivalDate.line === line) return false;
  const { draft } = previous;
  if (draft.departureDate?.line !== line && draft.arrivalDate?.line !== line) return false;
  const departs = settleYear(departureDate.value, base)?.date;
  const arrives = settleYear(arrivalDate.value, { ...base, near: departs })?.date;
  if (departs === undefined || arrives === undefined) return false;
  return daysBetween(departs, arrives) > MOST_DAYS;
}

/** The draft with a day of departure: where a flight only says when it arrives, its times say when it leaves. */
export function completeDeparture(
  { draft, from, to }: ResolvedSegment,
  previous: ResolvedSegment | undefined,
  base: YearContext,
): SegmentDraft {
  const { departureDate, arrivalDate } = draft;
  if ((departureDate && !isOfPrevious(draft, previous, base)) || !arrivalDate) return draft;
  const after = previous?.departureDate;
  const arrival = settleYear(arrivalDate.value, { ...base, after })?.date;
  const departure =
    arrival &&
    findDepartureDay(arrival, {
      from,
      to,
      departureTime: draft.departureTime?.value,
      arrivalTime: draft.arrivalTime?.value,
      durationMin: draft.durationMin?.value,
    });
  const value = departure && readLocalDate(departure);
  return value ? { ...draft, departureDate: infer({ ...arrivalDate, value }) } : draft;
}

/** The day of departure with its year, on or after that of the flight before; undefined where none is printed. */
export function settleDeparture(
  draft: SegmentDraft,
  previous: ResolvedSegment | undefined,
  base: YearContext,
): SettledDate | undefined {
  const printed = draft.departureDate?.value;
  if (!printed) return undefined;
  const arrival = draft.arrivalDate?.value;
  const near = arrival?.year === undefined ? undefined : settleYear(arrival, base)?.date;
  const after = previous?.departureDate;
  return settleYear(printed, { ...base, near, after });
}
