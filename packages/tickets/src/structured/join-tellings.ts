import { daysBetween } from '@ooo/domain/shared/calendar-date';
import type { LegDraft, PartialDate } from '../document.ts';
import { isSameDay } from '../resolve/dedupe-legs.ts';
import { toCalendarDate } from './near-date.ts';

const COMPARED = ['from', 'to', 'departureTime', 'arrivalTime'] as const;

/**
 * Two tellings of one flight as one: `main` wins, `other` fills its gaps, and what differs is kept `otherwise`
 * for the traveller to decide.
 */
export function joinTellings(main: LegDraft, other: LegDraft): LegDraft {
  const isOtherDay = !isSameDay(main.departureDate?.value, other.departureDate?.value);
  const { otherwise: told, ...fields } = isOtherDay ? withoutDays(other) : other;
  const otherwise = { ...told, ...findDifferences(main, fields), ...main.otherwise };
  const departureDate = isOtherDay ? main.departureDate : fullerDate(main, other);
  if (isOtherDay && other.departureDate) otherwise.departureDate = other.departureDate;
  return {
    ...fields,
    ...main,
    ...(departureDate ? { departureDate } : {}),
    ...(Object.keys(otherwise).length > 0 ? { otherwise } : {}),
  };
}

type Differences = { -readonly [Field in keyof LegDraft]: LegDraft[Field] };

function findDifferences(main: LegDraft, other: LegDraft): Differences {
  return Object.fromEntries(
    COMPARED.flatMap((field) => {
      const [a, b] = [main[field], other[field]];
      return a && b && a.value !== b.value ? [[field, b]] : [];
    }),
  );
}

/** Times hold on another day too; of the day of arrival only how many days it takes. */
function withoutDays(leg: LegDraft): LegDraft {
  const { otherwise: _otherwise, arrivalDate, ...rest } = leg;
  const start = toCalendarDate(leg.departureDate?.value);
  const end = toCalendarDate(arrivalDate?.value);
  if (!arrivalDate || !start || !end) return rest;
  return { ...rest, dayShift: { ...arrivalDate, value: daysBetween(start, end) } };
}

/** Of two writings of one day: the first, with the year of the second where it has none. */
function fullerDate(main: LegDraft, other: LegDraft): LegDraft['departureDate'] {
  const [a, b] = [main.departureDate, other.departureDate];
  if (!a || !b) return a ?? b;
  const { ambiguous: _, ...value }: PartialDate = { ...b.value, ...a.value };
  return { ...a, value };
}
