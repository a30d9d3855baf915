import { type CalendarDate, addDays } from '@ooo/domain/shared/calendar-date';
import { type ArrivalContext, findArrivalDay } from './arrival-day.ts';

/** Days from departure to arrival, the likeliest first. */
const SHIFTS = [0, 1, 2, -1];

type DepartureContext = Omit<ArrivalContext, 'departureDate' | 'printedDate' | 'weekday'>;

/**
 * The local date of departure of a flight that only says when it arrives: the day from which its times, or its
 * length, lead to that arrival. Undefined without both times and both airports.
 */
export function findDepartureDay(
  arrivalDate: CalendarDate,
  context: DepartureContext,
): CalendarDate | undefined {
  const { from, to, departureTime, arrivalTime } = context;
  if (!from || !to || !departureTime || !arrivalTime) return undefined;
  return SHIFTS.map((shift) => addDays(arrivalDate, -shift)).find(
    (departureDate) => findArrivalDay({ ...context, departureDate })?.date === arrivalDate,
  );
}
