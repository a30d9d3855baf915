import type { Found, PartialDate } from '../../document.ts';
import { inMonthOf } from '../tokens/days-of-month.ts';
import type { MarkOf } from './mark.ts';
import { type Surroundings, type ProseFlight, foundAt } from './prose-flight.ts';

/** A year whose February has 28 days. */
const USUAL_YEAR = 2027;

/** The times and days of a sentence. */
type Said = MarkOf<'time' | 'date' | 'shift' | 'day' | 'weekday'>;

/** A flight with one more time or day of its departure. */
export function withDeparture(flight: ProseFlight, mark: Said, around: Surroundings): ProseFlight {
  if (mark.kind === 'date') {
    return { ...flight, departureDate: foundAt(mark, mark.value, around) };
  }
  if (mark.kind === 'day' && !flight.departureDate) {
    const departureDate = flight.arrivalDate
      ? dayBefore(flight.arrivalDate, mark, around)
      : dayAfter(around.dateBefore, mark, around);
    return departureDate ? { ...flight, departureDate } : flight;
  }
  if (mark.kind === 'weekday' && !flight.departureDate) {
    const departureDate = nextWeekday(around.dateBefore, mark, around);
    return departureDate ? { ...flight, departureDate } : flight;
  }
  if (mark.kind !== 'time' || flight.departureTime) return flight;
  const departureDate = flight.departureDate ?? around.day ?? around.dateBefore;
  return {
    ...flight,
    departureTime: foundAt(mark, mark.value.time, around),
    ...(around.route ? { route: around.route } : {}),
    ...(departureDate ? { departureDate } : {}),
  };
}

/** A flight with one more time or day of its arrival. */
export function withArrival(flight: ProseFlight, mark: Said, around: Surroundings): ProseFlight {
  if (mark.kind === 'date') {
    return flight.arrivalDate
      ? flight
      : { ...flight, arrivalDate: foundAt(mark, mark.value, around) };
  }
  if (mark.kind === 'shift') return { ...flight, dayShift: foundAt(mark, mark.value, around) };
  if (mark.kind === 'day') return withDay(flight, mark, around);
  if (mark.kind === 'weekday') {
    const arrivalDate = flight.arrivalDate ?? nextWeekday(flight.departureDate, mark, around);
    return arrivalDate ? { ...flight, arrivalDate } : flight;
  }
  if (flight.arrivalTime) return flight;
  const { dayShift, time } = mark.value;
  const arrivalDate = flight.arrivalDate ?? dayOfArrival(flight, around);
  return {
    ...flight,
    arrivalTime: foundAt(mark, time, around),
    ...(dayShift === undefined ? {} : { dayShift: foundAt(mark, dayShift, around) }),
    ...(arrivalDate ? { arrivalDate } : {}),
  };
}

/** A day without a month is of the month of the departure, or of the next one. */
function withDay(flight: ProseFlight, mark: MarkOf<'day'>, around: Surroundings): ProseFlight {
  const arrivalDate = flight.arrivalDate ?? dayAfter(flight.departureDate, mark, around);
  return arrivalDate ? { ...flight, arrivalDate } : flight;
}

/** The first such day of the week on or after a date whose own one is told. */
function nextWeekday(
  start: Found<PartialDate> | undefined,
  mark: MarkOf<'weekday'>,
  around: Surroundings,
): Found<PartialDate> | undefined {
  if (!start || start.value.ambiguous || start.value.weekday === undefined) return undefined;
  const { year, month, day, weekday } = start.value;
  const later = new Date(
    Date.UTC(year ?? USUAL_YEAR, month - 1, day + ((mark.value - weekday + 7) % 7)),
  );
  const date = { day: later.getUTCDate(), month: later.getUTCMonth() + 1, weekday: mark.value };
  return foundAt(
    mark,
    year === undefined ? date : { ...date, year: later.getUTCFullYear() },
    around,
  );
}

function dayBefore(
  end: Found<PartialDate>,
  mark: MarkOf<'day'>,
  around: Surroundings,
): Found<PartialDate> | undefined {
  const { day, month, ambiguous } = end.value;
  if (ambiguous || mark.value.day > day) return undefined;
  return foundAt(mark, { ...end.value, ...mark.value, month }, around);
}

function dayAfter(
  start: Found<PartialDate> | undefined,
  mark: MarkOf<'day'>,
  around: Surroundings,
): Found<PartialDate> | undefined {
  if (!start || start.value.ambiguous) return undefined;
  return foundAt(mark, inMonthOf(start.value, mark.value), around);
}

/** An arrival below a later heading than the departure is on that day. */
function dayOfArrival({ departureDate }: ProseFlight, { day }: Surroundings): Surroundings['day'] {
  const [since, at] = [departureDate?.line, day?.line];
  return since === undefined || (at !== undefined && at > since) ? day : undefined;
}
