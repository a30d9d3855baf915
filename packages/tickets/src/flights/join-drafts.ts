import { daysBetween } from '@ooo/domain/shared/calendar-date';
import type { SegmentDraft, PartialDate } from '../document.ts';
import { joinSeats, splitSeats } from '../atoms/seat.ts';
import { isSameDay } from './dedupe-segments.ts';
import { toCalendarDate, withYearNear } from './near-date.ts';

const COMPARED = ['flightNumber', 'from', 'to', 'departureTime', 'arrivalTime', 'seat'] as const;

/**
 * Two drafts of one flight as one: `main` wins, `other` fills its gaps, and what differs is kept `otherwise`
 * for the traveller to decide.
 */
export function joinDrafts(main: SegmentDraft, other: SegmentDraft): SegmentDraft {
  const isOtherDay = !isSameDay(main.departureDate?.value, other.departureDate?.value);
  const { otherwise: told, ...fields } = isOtherDay ? withoutDays(other) : other;
  const otherwise = { ...told, ...findDifferences(main, fields), ...main.otherwise };
  const departureDate = isOtherDay ? dayNear(main, other) : fullerDate(main, other);
  const seat = fullerSeat(main, other);
  if (isOtherDay && other.departureDate) otherwise.departureDate ??= other.departureDate;
  return {
    ...fields,
    ...main,
    ...(departureDate ? { departureDate } : {}),
    ...(seat ? { seat } : {}),
    ...(Object.keys(otherwise).length > 0 ? { otherwise } : {}),
  };
}

type Differences = { -readonly [Field in keyof SegmentDraft]: SegmentDraft[Field] };

function findDifferences(main: SegmentDraft, other: SegmentDraft): Differences {
  return Object.fromEntries(
    COMPARED.flatMap((field) => {
      const [a, b] = [main[field], other[field]];
      return a && b && !isSameValue(field, a.value, b.value) ? [[field, b]] : [];
    }),
  );
}

function isSameValue(field: (typeof COMPARED)[number], a: string, b: string): boolean {
  if (a === b) return true;
  if (field === 'flightNumber') return a.slice(2) === b || b.slice(2) === a;
  // Each traveller has a seat: one that both name is enough.
  return field === 'seat' && splitSeats(a).some((seat) => splitSeats(b).includes(seat));
}

/** Times hold on another day too; of the day of arrival only how many days it takes. */
function withoutDays(segment: SegmentDraft): SegmentDraft {
  const { otherwise: _otherwise, arrivalDate, ...rest } = segment;
  const start = toCalendarDate(segment.departureDate?.value);
  const end = toCalendarDate(arrivalDate?.value);
  if (!arrivalDate || !start || !end) return rest;
  return { ...rest, dayShift: { ...arrivalDate, value: daysBetween(start, end) } };
}

/** The day of `main`, in the year of the other one where a barcode leaves it out. */
function dayNear(main: SegmentDraft, other: SegmentDraft): SegmentDraft['departureDate'] {
  const near = toCalendarDate(other.departureDate?.value);
  const { departureDate } = main;
  if (!departureDate || near === undefined) return departureDate;
  return { ...departureDate, value: withYearNear(departureDate.value, [near]) };
}

/** Of two writings of one day: the one that is not open, with the year of the other where it has none. */
function fullerDate(main: SegmentDraft, other: SegmentDraft): SegmentDraft['departureDate'] {
  const [a, b] = [main.departureDate, other.departureDate];
  if (!a || !b) return a ?? b;
  const [first, second] = a.value.ambiguous ? [b, a] : [a, b];
  const { ambiguous: _, day: _day, month: _month, ...rest } = second.value;
  const value: PartialDate = { ...rest, ...first.value };
  return value.year === first.value.year ? { ...first, value } : { ...second, value };
}

/** The seats of all travellers, where one of the drafts names one's alone. */
function fullerSeat({ seat }: SegmentDraft, other: SegmentDraft): SegmentDraft['seat'] {
  if (!seat || !other.seat || !isSameValue('seat', seat.value, other.seat.value)) {
    return seat ?? other.seat;
  }
  return { ...seat, value: joinSeats([seat.value, other.seat.value]) };
}

/** The values of `other`, without the names of places whose codes `segment` has. */
export function withoutNames(
  { fromName, toName, ...rest }: SegmentDraft,
  segment: SegmentDraft,
): SegmentDraft {
  return {
    ...rest,
    ...(segment.from || !fromName ? {} : { fromName }),
    ...(segment.to || !toName ? {} : { toName }),
  };
}
